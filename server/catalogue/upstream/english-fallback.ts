import type { Genre, Page, Title, Video } from '#contract/catalogue.ts';
import type { TitleDetails } from '#server/catalogue/catalogue-source.ts';

/** What an answer in the reader's language may lack, and how the English one fills it in. */
export interface Fallback<Content> {
  lacksSomething(content: Content): boolean;
  /** The same answer, each empty field taken from the English one where that has it. */
  fill(content: Content, english: Content): Content;
}

// What a reader reads; the original title is in no reader's language.
const words = ['title', 'name', 'overview'];

type Fields = Record<string, unknown>;

function lacksWords(fields: object): boolean {
  return words.some((field) => (fields as Fields)[field] === '');
}

function fillWords<Given extends Fields>(given: Given, english: Fields | undefined): Given {
  const found = words.filter((field) => given[field] === '' && english?.[field]);
  return { ...given, ...Object.fromEntries(found.map((field) => [field, english?.[field]])) };
}

function findById<Item extends { id: number }>(items: Item[], id: number): Item | undefined {
  return items.find((item) => item.id === id);
}

export const pageFallback: Fallback<Page<Title>> = {
  lacksSomething: ({ results }) => results.some(lacksWords),
  fill: (page, english) => ({
    ...page,
    // By id, for the English page may have other titles, or the same in another order.
    results: page.results.map((title) => fillWords(title, findById(english.results, title.id))),
  }),
};

export const genresFallback: Fallback<{ genres: Genre[] }> = {
  lacksSomething: ({ genres }) => genres.some(lacksWords),
  fill: ({ genres }, english) => ({
    genres: genres.map((genre) => fillWords(genre, findById(english.genres, genre.id))),
  }),
};

export const videosFallback: Fallback<{ results: Video[] }> = {
  lacksSomething: ({ results }) =>
    !results.some(({ type, site }) => type === 'Trailer' && site === 'YouTube'),
  fill: ({ results }, english) => ({ results: [...results, ...english.results] }),
};

export const detailsFallback: Fallback<TitleDetails> = {
  lacksSomething: (details) =>
    lacksWords(details) ||
    genresFallback.lacksSomething(details) ||
    (details.videos !== undefined && videosFallback.lacksSomething(details.videos)),
  fill(details, english) {
    const filled = { ...fillWords(details, english), ...genresFallback.fill(details, english) };
    const { videos } = details;
    if (!videos || !english.videos || !videosFallback.lacksSomething(videos)) return filled;
    return { ...filled, videos: videosFallback.fill(videos, english.videos) };
  },
};
