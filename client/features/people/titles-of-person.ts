import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import { type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import type { Messages } from '#client/messages/en/en.ts';
import { dateOf, isForAdults, type Title } from '#contract/catalogue.ts';
import type { CombinedCredits } from '#contract/people-schemas.ts';

/** A title in which somebody had a part, or which they helped to make. */
export interface TitleOfPerson {
  key: TitleKey;
  title: Title;
  /** The names of their parts. */
  characters: string[];
  /** What they did behind the camera, in TMDB's words. */
  jobs: string[];
}

/** Every title of a person once, the newest first; those without a date are last. */
export function readTitlesOfPerson(
  { cast, crew }: CombinedCredits,
  words: Messages['catalogue'],
): TitleOfPerson[] {
  const titles = new Map<string, TitleOfPerson>();
  for (const credit of [...cast, ...crew]) {
    if (isForAdults(credit)) continue;
    const key = { type: credit.media_type, id: credit.id };
    const text = textOfTitleKey(key);
    const known = titles.get(text) ?? {
      key,
      title: nameTitle(key.type, titleIn(credit), words),
      characters: [],
      jobs: [],
    };
    titles.set(text, known);
    if ('character' in credit) addOnce(known.characters, String(credit.character));
    if ('job' in credit) addOnce(known.jobs, String(credit.job));
  }
  return [...titles.values()].sort(newestFirst);
}

// What a credit says beside its title. A heart stores the title, to which this does not belong.
const ownFields = new Set([
  'character',
  'credit_id',
  'department',
  'episode_count',
  'first_credit_air_date',
  'job',
  'order',
]);

function titleIn(credit: Title): Title {
  const fields = Object.entries(credit).filter(([name]) => !ownFields.has(name));
  return Object.fromEntries(fields) as Title;
}

function addOnce(list: string[], text: string): void {
  if (text && !list.includes(text)) list.push(text);
}

// An empty date is less than any other.
function newestFirst(a: TitleOfPerson, b: TitleOfPerson): number {
  const [dateA, dateB] = [dateOf(a.title), dateOf(b.title)];
  return dateA === dateB ? 0 : dateA < dateB ? 1 : -1;
}
