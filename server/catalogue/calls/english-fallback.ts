/** What an answer in the reader's language may lack, and how the English one fills it in. */
export interface Fallback<Content> {
  lacksSomething(content: Content): boolean;
  /** The same answer, each empty field taken from the English one where that has it. */
  fill(content: Content, english: Content): Content;
}

// What a reader reads; the original title is in no reader's language.
const words = ['title', 'name', 'overview'];

type Fields = Record<string, unknown>;

/** Whether one of the words that are read is empty. */
export function lacksWords(fields: object): boolean {
  return words.some((field) => (fields as Fields)[field] === '');
}

/** The fields with their empty words taken from the English ones. */
export function fillWords<Given extends Fields>(given: Given, english: Fields | undefined): Given {
  const found = words.filter((field) => given[field] === '' && english?.[field]);
  return { ...given, ...Object.fromEntries(found.map((field) => [field, english?.[field]])) };
}

/** The same for each of a list, by id: the English list may have others, or another order. */
export function fillWordsOfEach<Item extends { id: number }>(items: Item[], english: Item[]) {
  return items.map((item) =>
    fillWords(
      item,
      english.find(({ id }) => id === item.id),
    ),
  );
}
