import { createVocabulary } from '#server/catalogue/search/vocabulary.ts';

/** How well the names at a position fit a phrase, from 0 (best) to 3. */
type GradeOfPosition = (position: number) => number;

/** Prepares the names of each position, the one it is known by first, to be graded by a phrase. */
export function createNameGrades(
  names: Iterable<Iterable<string>>,
): (phrase: string) => GradeOfPosition {
  const { words: allNames, texts, startingWith } = createVocabulary(names);
  const { starts, values } = texts;

  return (phrase) => {
    const { first, end } = startingWith(phrase);
    const isName = allNames[first] === phrase;

    // 0: the known name as it stands, 1: another name, 2: a name that begins so, 3: only its words.
    return (position) => {
      const known = starts[position] ?? 0;
      const endOfNames = starts[position + 1] ?? 0;
      let grade = 3;
      for (let index = known; index < endOfNames; index++) {
        const name = values[index] ?? 0;
        if (isName && name === first) return index === known ? 0 : 1;
        if (first <= name && name < end) grade = 2;
      }
      return grade;
    };
  };
}
