import type { TitleOfPerson } from '#client/features/people/titles-of-person.ts';
import type { PeopleWords } from '#client/messages/en/en-people.ts';

/** What somebody did for a title: `Director, Rob`. */
export function describePart({ jobs, characters }: TitleOfPerson, words: PeopleWords): string {
  return [...jobs.map((job) => words.jobs[job] ?? job), ...characters].join(', ');
}
