import { useMyList } from '#client/features/lists/my-lists.tsx';
import styles from '#client/features/saved/remove-button.lazy.module.css';
import { useMessages, useWords } from '#client/messages/language.ts';
import { CloseIcon } from '#client/ui/icons.tsx';
import { type MediaType, nameOf, type Title } from '#contract/catalogue.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

interface RemoveButtonProps {
  list: ListName;
  type: MediaType;
  title: Title;
  onToggle: () => void;
}

/**
 * Takes a title off a list, and back while its card stays. Both are the same element, so it keeps the
 * focus.
 */
export function RemoveButton({ list, type, title, onToggle }: RemoveButtonProps) {
  const { favorites } = useMessages();
  const { lists, remove } = useWords('favorites');
  const isListed = useMyList(list).isListed({ type, movie_id: title.id });
  const name = nameOf(title);
  return (
    <button
      type="button"
      className={isListed ? styles.remove : styles.undo}
      aria-label={isListed ? remove(name, lists[list].name) : favorites.undoRemoving(name)}
      onClick={onToggle}
    >
      {isListed ? <CloseIcon /> : favorites.undo}
    </button>
  );
}
