import { type ReactNode, useId } from 'react';
import { FilterFields, SortField } from '#client/features/filters/panel/filter-fields.tsx';
import styles from '#client/features/filters/panel/filter-panel.lazy.module.css';
import { GenreStates } from '#client/features/filters/panel/genre-states.tsx';
import { SaveView } from '#client/features/filters/panel/save-view.tsx';
import { useChosenFilter } from '#client/features/filters/panel/use-chosen-filter.ts';
import { ViewList } from '#client/features/filters/panel/view-list.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import {
  countFilters,
  type FilterChoice,
  getListFilter,
  isOffered,
  type ListFilter,
  offeredFilter,
  withChoice,
} from '#client/lib/list-filter.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { useModal } from '#client/ui/use-modal.ts';
import type { Genre, MediaType } from '#contract/catalogue.ts';

export interface FilterPanelProps {
  type: MediaType;
  filter: ListFilter;
  genres: Genre[];
  /** How many titles there are; undefined while that is not known. */
  total: number | undefined;
  isLoading: boolean;
  /** The choice of services, where the catalogue knows them. */
  servicesField?: (filter: ListFilter, onChoose: (choice: FilterChoice) => void) => ReactNode;
  /** The choice of what lists do with titles that the visitor has seen, saved or refused. */
  ownTitlesField: ReactNode;
  /** What can be done with the list. */
  children: ReactNode;
  onClose: () => void;
}

/** All filters of a list in a dialog at the edge of the screen, beside the list that follows them. */
export function FilterPanel(props: FilterPanelProps) {
  const { type, filter, genres, total, isLoading, servicesField } = props;
  const { ownTitlesField, children, onClose } = props;
  const words = useWords('filters');
  const { catalogue, loading } = useMessages();
  const { usesTmdb } = useBackend();
  const { chosen, choose } = useChosenFilter(type, filter);
  const modal = useModal(onClose);
  const headingId = useId();

  function change(choice: FilterChoice) {
    choose(withChoice(chosen, choice));
  }

  function clearAll() {
    choose({});
    // Its button goes away.
    modal.ref.current?.querySelector('h2')?.focus();
  }

  const results = total === undefined ? null : catalogue.results(total);
  const fields = { filter: chosen, usesTmdb, onChoose: change };
  return (
    <dialog {...modal} className={styles.panel} aria-labelledby={headingId} data-screen-only>
      <header className={styles.header}>
        <h2 id={headingId} tabIndex={-1}>
          {words.heading}
        </h2>
        {countFilters(chosen) > 0 && <Button onClick={clearAll}>{words.clearAll}</Button>}
        <Button className={styles.close} aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div className={styles.body}>
        {chosen.q && <p className={styles.hint}>{words.endsSearch(chosen.q)}</p>}
        <ViewList
          type={type}
          onShow={({ search }) => choose(offeredFilter(getListFilter(search), usesTmdb))}
        />
        <SortField {...fields} />
        {genres.length > 0 && <GenreStates genres={genres} filter={chosen} onChoose={change} />}
        <FilterFields {...fields} />
        {servicesField && isOffered('services', usesTmdb) && (
          <fieldset className={styles.group}>
            <legend>{words.services}</legend>
            {servicesField(chosen, change)}
          </fieldset>
        )}
        <fieldset className={styles.group}>
          <legend>{words.ownTitles}</legend>
          {ownTitlesField}
        </fieldset>
        {countFilters(chosen) > 0 && <SaveView type={type} filter={chosen} />}
      </div>
      <footer className={styles.footer}>
        <p className="visually-hidden" role="status">
          {isLoading ? loading : results}
        </p>
        {children}
        <Button look="main" className={isLoading ? styles.old : undefined} onClick={onClose}>
          {results === null ? words.close : words.show(results)}
        </Button>
      </footer>
    </dialog>
  );
}
