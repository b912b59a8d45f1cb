import styles from '#client/features/filters/panel/view-fields.lazy.module.css';
import { type SavedView, savedViews, withoutView } from '#client/features/filters/saved-views.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import type { MediaType } from '#contract/catalogue.ts';

interface ViewListProps {
  type: MediaType;
  onShow: (view: SavedView) => void;
}

/** The saved views of a kind, to show them or to delete them. */
export function ViewList({ type, onShow }: ViewListProps) {
  const words = useWords('filters').views;
  const all = savedViews.use();
  const own = all.filter((view) => view.type === type);
  if (own.length === 0) return null;
  return (
    <section className={styles.views}>
      <h3>{words.heading}</h3>
      <ul>
        {own.map((view) => (
          <li key={view.name}>
            <Button className={styles.show} onClick={() => onShow(view)}>
              {view.name}
            </Button>
            <Button
              className={styles.delete}
              aria-label={words.delete(view.name)}
              onClick={({ currentTarget }) => {
                // The button goes away.
                currentTarget.closest('dialog')?.querySelector('h2')?.focus();
                savedViews.choose(withoutView(all, view));
              }}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
