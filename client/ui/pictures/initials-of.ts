/** The first letters of a name's first and last word: `Michael J. Fox` gives `MF`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => firstLetterOf(word ?? '')).join('');
}

// A letter and the accents that are written after it.
function firstLetterOf(word: string): string {
  return (/^.\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase();
}
