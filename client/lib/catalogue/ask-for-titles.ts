import * as v from 'valibot';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { CatalogueError, isNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import { getMessages } from '#client/messages/language.ts';
import { isForAdults } from '#contract/catalogue.ts';
import {
  appendedBlocks,
  detailsWithBlocksSchemas,
  type ListedTitle,
  type ListedTitles,
  listedTitleOf,
  listedTitlesSchema,
} from '#contract/listed-title-schemas.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';

const requestsAtOnce = 8;

/**
 * Asks for titles with their facts, at most `mostTitlesAtOnce`; the services are those of a country.
 * The gateway gives all in one answer. TMDB itself, or an older gateway, is asked for one after the
 * other. Throws when all are left for later, so that nobody asks in a circle.
 */
export async function askForTitles(
  catalogue: CatalogueClient,
  keys: RowKey[],
  signal: AbortSignal,
  country = '',
): Promise<ListedTitles> {
  const titles = await (catalogue.asksTmdb
    ? askOneByOne(catalogue, keys, signal, country)
    : askGateway(catalogue, keys, signal, country));
  if (titles.later.length < keys.length) return titles;
  throw new CatalogueError(503);
}

type Asking = Parameters<typeof askOneByOne>;

async function askGateway(...asking: Asking): Promise<ListedTitles> {
  const [catalogue, keys, signal, country] = asking;
  try {
    return await catalogue.ask(titlesRequest(keys, country), signal);
  } catch (error) {
    if (isNotFound(error)) return askOneByOne(...asking);
    throw error;
  }
}

function titlesRequest(keys: RowKey[], country: string): CatalogueRequest<ListedTitles> {
  return {
    path: 'titles',
    query: {
      ids: keys.map(textOfKey).join(),
      ...(country && { watch_region: country }),
    },
    read(body) {
      const { results, later } = v.parse(listedTitlesSchema, body);
      return { results: results.map(withName), later };
    },
  };
}

/** As the gateway does: what could not be had is left for later. */
async function askOneByOne(
  catalogue: CatalogueClient,
  keys: RowKey[],
  signal: AbortSignal,
  country: string,
): Promise<ListedTitles> {
  const results: ListedTitle[] = [];
  const later: string[] = [];
  for (let first = 0; first < keys.length; first += requestsAtOnce) {
    const group = keys.slice(first, first + requestsAtOnce);
    const answers = await Promise.allSettled(
      group.map((key) => catalogue.ask(titleRequest(key, catalogue.asksTmdb, country), signal)),
    );
    signal.throwIfAborted();
    for (const [place, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') results.push(answer.value);
      else if (!isNotFound(answer.reason)) later.push(textOfKey(group[place] as RowKey));
    }
  }
  return { results, later };
}

function titleRequest(
  { type, movie_id }: RowKey,
  asksTmdb: boolean,
  country: string,
): CatalogueRequest<ListedTitle> {
  return {
    path: `${type}/${movie_id}`,
    // An older gateway refuses these blocks.
    query: asksTmdb ? { append_to_response: appendedBlocks[type] } : {},
    read(body) {
      const details = v.parse(detailsWithBlocksSchemas[type], body);
      if (isForAdults(details)) throw new CatalogueError(404);
      return withName(listedTitleOf(type, details, country));
    },
  };
}

function withName(listed: ListedTitle): ListedTitle {
  const { catalogue } = getMessages();
  return { ...listed, title: nameTitle(listed.media_type, listed.title, catalogue) };
}
