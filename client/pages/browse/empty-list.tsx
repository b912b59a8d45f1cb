import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  NothingPasses,
  type NothingPassesProps,
} from '#client/features/filters/nothing-passes.tsx';
import { PeopleFound } from '#client/features/search/people-found.tsx';
import { countFilters } from '#client/lib/list-filter.ts';
import { pathOfList } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

export interface EmptyListProps extends NothingPassesProps {
  /** What a search finds of the other kind. */
  children: ReactNode;
}

/** What is said and offered when a list has no titles. */
export function EmptyList({ type, filter, genres, children }: EmptyListProps) {
  const { catalogue } = useMessages();
  const navigate = useNavigate();
  const { q, genre } = filter;
  const count = countFilters(filter);
  const isOneGenre = count === 1 && genre !== undefined;
  if (count > 0 && !isOneGenre) {
    return <NothingPasses type={type} filter={filter} genres={genres} />;
  }
  return (
    <>
      <p>{q ? catalogue.nothingFound(q) : catalogue.emptyGenre}</p>
      {children}
      {q && <PeopleFound query={q} />}
      <Button onClick={() => navigate(pathOfList(type))}>{catalogue.browsePopular}</Button>
    </>
  );
}
