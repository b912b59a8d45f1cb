import { asEntry, type ListEntry, placeholderFor } from '#client/features/lists/list-entry.ts';
import { judgeMatch, type Match } from '#client/features/transfer/match/judge-match.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { nullWhenNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import {
  type CatalogueRequest,
  titlePageRequest,
} from '#client/lib/catalogue/catalogue-request.ts';
import { foundByIdRequest } from '#client/lib/catalogue/found-request.ts';
import { getLocale } from '#client/messages/language.ts';
import { longestQuery, type MediaType, mediaTypes } from '#contract/catalogue.ts';

const requestsAtOnce = 6;

/** Asks the catalogue, as often as it takes. */
export type AskCatalogue = <Answer>(request: CatalogueRequest<Answer>) => Promise<Answer>;

/**
 * Finds the title of each line: by TMDB's number without asking anybody, by IMDb's id, else by name and
 * year. `matches` gets what is found. Lines that it has are not asked for, so that the next call goes
 * on after a failure.
 */
export async function matchLines(
  lines: TransferLine[],
  matches: Map<TransferLine, Match>,
  ask: AskCatalogue,
  onProgress: () => void,
  signal: AbortSignal,
): Promise<void> {
  for (const line of lines) {
    const entry = entryOf(line);
    if (entry) matches.set(line, { line, state: 'sure', entry });
  }
  onProgress();
  const remaining = lines.filter((line) => !matches.has(line)).values();
  const failures: unknown[] = [];
  async function work() {
    for (const line of remaining) {
      if (failures.length > 0 || signal.aborted) return;
      matches.set(line, await findMatch(line, ask));
      onProgress();
    }
  }
  const stop = (failure: unknown) => void failures.push(failure);
  await Promise.all(Array.from({ length: requestsAtOnce }, () => work().catch(stop)));
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}

async function findMatch(line: TransferLine, ask: AskCatalogue): Promise<Match> {
  const entry = line.imdbId && (await findById(line.imdbId, ask));
  if (entry) return { line, state: 'sure', entry };
  return line.title === '' ? { line, state: 'unknown' } : findByName(line, ask);
}

/** Searches for the line's year and kind, then for others: a service may have them wrong. */
async function findByName(line: TransferLine, ask: AskCatalogue): Promise<Match> {
  const { kind, title, year } = line;
  const types = kind ? [kind] : mediaTypes;
  const searches = [
    ...types.map((type) => searchRequest(type, title, year)),
    ...(year ? types.map((type) => searchRequest(type, title, '')) : []),
    ...mediaTypes
      .filter((type) => !types.includes(type))
      .map((type) => searchRequest(type, title, year)),
  ];
  const found: ListEntry[] = [];
  for (const search of searches) {
    found.push(...(await ask(search)));
    const match = judgeMatch(line, found);
    // Without a kind, one of the other kind may have the same name and year.
    if (match.state === 'sure' && kind) return match;
  }
  return judgeMatch(line, found);
}

function entryOf({ entry, tmdbId, kind, title, year }: TransferLine): ListEntry | null {
  if (entry) return entry;
  if (tmdbId === null || kind === null) return null;
  return placeholderFor({ type: kind, movie_id: tmdbId }, { title, year });
}

async function findById(imdbId: string, ask: AskCatalogue): Promise<ListEntry | null> {
  const found = await ask(foundByIdRequest(imdbId)).catch(nullWhenNotFound);
  if (!found || found.media_type === 'person') return null;
  const { media_type, ...title } = found;
  return asEntry(media_type, title);
}

function searchRequest(type: MediaType, name: string, year: string): CatalogueRequest<ListEntry[]> {
  const yearParameter = type === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  const request = titlePageRequest(type, `search/${type}`, {
    query: name.slice(0, longestQuery),
    // The services export English names. The list gets those of the visitor's language later.
    language: 'en',
    ...(year && { [yearParameter]: year }),
  });
  const isForeign = !getLocale().startsWith('en');
  return {
    ...request,
    read: (body) =>
      request.read(body).results.map((title) => ({
        ...asEntry(type, title),
        ...(isForeign && { is_placeholder: true }),
      })),
  };
}
