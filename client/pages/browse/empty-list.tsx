import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  NothingPasses,
  type NothingPassesProps,
} from '#client/features/filters/nothing-passes.tsx';
import { PeopleFound } from '#client/features/search/people-found.tsx';
import { countFilters } from '#client/lib/list-filter.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

export interface EmptyListProps extends NothingPassesProps {
  /** What a search finds of the other kind. */
  children: ReactNode;
}

/** What is said and offered when a list has no titles. */
export function EmptyList({ filter, genres, pathTo, children }: EmptyListProps) {
  const { catalogue } = useMessages();
  const navigate = useNavigate();
  const { q, genre } = filter;
  const count = countFilters(filter);
  const isOneGenre = count === 1 && genre !== undefined;
  if (count > 0 && !isOneGenre) {
    return <NothingPasses filter={filter} genres={genres} pathTo={pathTo} />;
  }
  return (
    <>
      <p>{q ? catalogue.nothingFound(q) : catalogue.emptyGenre}</p>
      {children}
      {q && <PeopleFound query={q} />}
      <Button onClick={() => navigate(pathTo())}>{catalogue.browsePopular}</Button>
    </>
  );
}
