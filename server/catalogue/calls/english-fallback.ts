/** What an answer in the reader's language may lack, and how the English answer completes it. */
export interface Fallback<Content> {
  lacksSomething(content: Content): boolean;
  /** Gives the answer with its empty fields filled from the English one. */
  fill(content: Content, english: Content): Content;
}

// The fields in the reader's language; the original title is not among them.
const words = ['title', 'name', 'overview', 'biography'];

type Fields = Record<string, unknown>;

/** Whether a text in the reader's language is empty. */
export function lacksWords(fields: object): boolean {
  return words.some((field) => (fields as Fields)[field] === '');
}

/** Fills the empty ones from the English fields. */
export function fillWords<Given extends Fields>(given: Given, english: Fields | undefined): Given {
  const found = words.filter((field) => given[field] === '' && english?.[field]);
  return { ...given, ...Object.fromEntries(found.map((field) => [field, english?.[field]])) };
}

/**
 * Does so for each item, by id: the English list may have other items, or another order. Each kind
 * of title has ids of its own.
 */
export function fillWordsOfEach<Item extends { id: number; media_type?: unknown }>(
  items: Item[],
  english: Item[],
) {
  return items.map((item) =>
    fillWords(
      item,
      english.find(({ id, media_type }) => id === item.id && media_type === item.media_type),
    ),
  );
}
