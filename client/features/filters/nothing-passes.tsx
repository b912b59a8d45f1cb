import { useNavigate } from 'react-router';
import { activeFilters } from '#client/features/filters/active-filters.ts';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { pathOfList } from '#client/lib/paths.ts';
import { getLocale, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { Genre, MediaType } from '#contract/catalogue.ts';

export interface NothingPassesProps {
  type: MediaType;
  filter: ListFilter;
  genres: Genre[];
}

/** Names the filters that nothing passes, and offers to drop the one that was chosen last. */
export function NothingPasses({ type, filter, genres }: NothingPassesProps) {
  const words = useWords('filters');
  const navigate = useNavigate();
  const locale = getLocale();
  const active = activeFilters(filter, { words, locale, genres });
  // An order empties no list by itself.
  const last = active.findLast(({ key }) => key !== 'sort') ?? active.at(-1);
  const names = new Intl.ListFormat(locale).format(active.map(({ name }) => name));
  return (
    <>
      <p suppressHydrationWarning>{words.nothingPasses(names)}</p>
      {last && (
        <Button
          look="main"
          onClick={() => navigate(pathOfList(type, last.rest))}
          suppressHydrationWarning
        >
          {words.active.remove(last.name)}
        </Button>
      )}
      <Button onClick={() => navigate(pathOfList(type))}>{words.clearAll}</Button>
    </>
  );
}
