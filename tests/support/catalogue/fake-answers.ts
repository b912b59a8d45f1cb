import { type MediaType, mediaTypes } from '#contract/catalogue.ts';
import {
  aFoundPerson,
  fakeCombinedCredits,
  fakeCredits,
  fakePerson,
} from '#tests/support/catalogue/fake-people.ts';
import {
  fakeCertifications,
  fakeProviderList,
  fakeProviderRegions,
  fakeWatchProviders,
} from '#tests/support/catalogue/fake-services.ts';
import {
  aFakePage,
  aFakeTitle,
  fakeDetails,
  fakeGenres,
  fakeVideos,
} from '#tests/support/catalogue/fake-titles.ts';

interface Asked {
  type: MediaType;
  /** From the path; 0 when there is none. */
  id: number;
  language: string;
  query: URLSearchParams;
}

/** What the fake TMDB answers at a path: `:type` is a kind of title, `:id` a number. */
const answers: Record<string, (asked: Asked) => unknown> = {
  ':type/popular': aPage,
  'discover/:type': aPage,
  'search/:type': aPage,
  'genre/:type/list': ({ type, language }) => ({ genres: fakeGenres(type, language) }),
  ':type/:id': withBlocks,
  ':type/:id/videos': ofTitle(({ id, language }) => ({ results: fakeVideos(id, language) })),
  ':type/:id/credits': ofTitle(({ type }) => fakeCredits(type)),
  ':type/:id/recommendations': (asked) => ofTitle(() => withKinds(asked.type, aPage(asked)))(asked),
  ':type/:id/watch/providers': ofTitle(({ type, id }) => fakeWatchProviders(type, id)),
  'movie/:id/release_dates': ofTitle(({ id }) => fakeCertifications('movie', id)),
  'tv/:id/content_ratings': ofTitle(({ id }) => fakeCertifications('tv', id)),
  'watch/providers/:type': ({ query }) => fakeProviderList(query.get('watch_region')),
  'watch/providers/regions': () => fakeProviderRegions,
  'person/:id': ({ id, language }) => fakePerson(id, language),
  'person/:id/combined_credits': ({ id, language }) =>
    fakePerson(id, language) && { id, ...fakeCombinedCredits(language) },
  'search/multi': everything,
  'find/tt:id': ({ id, language }) =>
    foundById({ movie_results: id <= 57 ? [aFoundTitle('movie', id, language)] : [] }),
  'find/nm:id': ({ id, language }) => foundById({ person_results: [aFoundPerson(id, language)] }),
};

/** The details of a title with the blocks that are asked for. */
function withBlocks({ type, id, language, query }: Asked) {
  const appended = query.get('append_to_response');
  const blocks: Record<string, object> = {
    credits: fakeCredits(type),
    external_ids: { imdb_id: `tt000${id}` },
    'watch/providers': fakeWatchProviders(type, id),
  };
  const asked = Object.entries(blocks).filter(([name]) => appended?.split(',').includes(name));
  const details = fakeDetails(type, id, language, appended);
  return details && { ...details, ...Object.fromEntries(asked) };
}

function aPage({ type, language, query }: Asked) {
  const search = query.get('query');
  const isWanted = (id: number) => !search || search.endsWith(` ${id}`);
  return aFakePage(type, Number(query.get('page') ?? 1), language, isWanted);
}

/** The movie, the TV show and the person with the number at the end of the query. */
function everything({ language, query }: Asked) {
  const id = Number(/\d+$/.exec(query.get('query') ?? '')?.[0] ?? 7);
  const titles = mediaTypes.map((type) => aFoundTitle(type, id, language));
  const results = [...titles, aFoundPerson(id, language)];
  return { page: 1, results, total_pages: 1, total_results: results.length };
}

function aFoundTitle(type: MediaType, id: number, language: string) {
  return { ...aFakeTitle(type, id, language), media_type: type };
}

function foundById(found: object) {
  const lists = { movie_results: [], person_results: [], tv_results: [] };
  return { ...lists, tv_episode_results: [], tv_season_results: [], ...found };
}

function withKinds(type: MediaType, page: ReturnType<typeof aPage>) {
  return { ...page, results: page.results.map((row) => ({ ...row, media_type: type })) };
}

/** The answer for a title that exists, with its id. */
function ofTitle(answer: (asked: Asked) => object) {
  return (asked: Asked) =>
    fakeDetails(asked.type, asked.id, asked.language, null) && { id: asked.id, ...answer(asked) };
}

const patterns = Object.entries(answers).map(([path, answer]) => {
  const pattern = path.replace(':type', `(?<type>${mediaTypes.join('|')})`);
  return { pattern: new RegExp(`^${pattern.replace(':id', '(?<id>\\d+)')}$`), answer };
});

/** What the fake TMDB answers; null for what does not exist. */
export function fakeAnswer(path: string, query: URLSearchParams): unknown {
  for (const { pattern, answer } of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const { type = 'movie', id = '0' } = match.groups ?? {};
    const language = query.get('language') ?? 'en-US';
    return answer({ type: type as MediaType, id: Number(id), language, query });
  }
  return null;
}
