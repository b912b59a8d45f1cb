import { setTimeout } from 'node:timers/promises';
import {
  type ListedTitle,
  type ListedTitles,
  listedTitleOf,
} from '#contract/listed-title-schemas.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';
import type { AnswerCall } from '#server/catalogue/calls/catalogue-call.ts';
import { detailsCall } from '#server/catalogue/calls/details-call.ts';
import { listedTitleCalls } from '#server/catalogue/calls/titles/listed-title-call.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import { Failure } from '#server/failure.ts';

// Half of the connections to TMDB, so that the reader's other requests need not wait for a list.
const requestsAtOnce = 10;
// Less than the ten seconds after which a request is given up.
const usualPatienceMilliseconds = 8000;

// While TMDB is down, the details of a title whose dialog was opened may be cached where its facts are
// not. They lack only people and services.
const offlineCode = catalogueFailure('offline').code;
const detailsCalls = { movie: detailsCall('movie'), tv: detailsCall('tv') };

interface TitlesOptions {
  /** The country whose services are given, such as `DE`; none without it. */
  watchRegion?: string;
  /** When this time is over, what has not come yet is left for `later`. */
  patienceMilliseconds?: number;
}

/**
 * Gives those of the titles that the catalogue has, in the order of their keys; one that is neither
 * there nor to be asked for `later` does not exist. `answer` is that of the catalogue. Throws a Failure
 * when there is no answer for any of them.
 */
export async function getTitlesByKey(
  answer: AnswerCall,
  keys: readonly RowKey[],
  reader: CatalogueReader,
  { watchRegion = '', patienceMilliseconds = usualPatienceMilliseconds }: TitlesOptions = {},
): Promise<ListedTitles> {
  const answers = new Map<RowKey, ListedTitle | null>();
  const waiting = [...keys];
  let failure = catalogueFailure('busy');
  const over = new AbortController();

  async function ask({ type, movie_id: id }: RowKey): Promise<ListedTitle | null> {
    const call = listedTitleCalls[type];
    const details = await answer(call, { id }, reader).catch(async (error) => {
      if (!(error instanceof Failure) || error.code !== offlineCode) throw error;
      const opened = await answer(detailsCalls[type], { id, append_to_response: '' }, reader);
      if (opened) return call.read(opened, { id });
      throw error;
    });
    return details && listedTitleOf(type, details, watchRegion);
  }

  async function askOneByOne(): Promise<void> {
    for (let key = waiting.shift(); key && !over.signal.aborted; key = waiting.shift()) {
      try {
        answers.set(key, await ask(key));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        failure = error;
      }
    }
  }

  const patience = setTimeout(patienceMilliseconds, undefined, { signal: over.signal });
  const everything = Promise.all(Array.from({ length: requestsAtOnce }, askOneByOne));
  try {
    await Promise.race([everything, patience]);
  } finally {
    over.abort();
    patience.catch(() => undefined);
  }
  if (answers.size === 0 && keys.length > 0) throw failure;
  return {
    results: keys.flatMap((key) => answers.get(key) ?? []),
    later: keys.filter((key) => !answers.has(key)).map(textOfKey),
  };
}
