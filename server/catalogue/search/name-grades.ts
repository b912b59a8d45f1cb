import { createVocabulary } from '#server/catalogue/search/vocabulary.ts';

/** How well the names at a position fit a phrase, from 0 (best) to 3. */
export type GradeOfPosition = (position: number) => number;

/** Grades the names of each position, the one it is known by first, against phrases. */
export function createNameGrades(
  names: Iterable<Iterable<string>>,
): (phrase: string) => GradeOfPosition {
  const { words: allNames, texts, startingWith } = createVocabulary(names);
  const { starts, values } = texts;

  return (phrase) => {
    const { first, end } = startingWith(phrase);
    const isName = allNames[first] === phrase;

    // 0: the known name as it stands, 1: another name, 2: a name that begins so, 3: none of these.
    return (position) => {
      const known = starts[position] ?? 0;
      const endOfNames = starts[position + 1] ?? 0;
      let grade = 3;
      for (let index = known; index < endOfNames; index++) {
        const name = values[index] ?? 0;
        if (isName && name === first) return index === known ? 0 : 1;
        if (name >= first && name < end) grade = 2;
      }
      return grade;
    };
  };
}
