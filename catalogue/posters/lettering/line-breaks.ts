/** A word, or a line of words, with its width in any unit. */
export interface MeasuredText {
  text: string;
  width: number;
}

/** Breaks the words into at most `count` lines so that the longest is as short as possible. */
export function breakLines(words: MeasuredText[], space: number, count: number): string[] {
  const limits = words.flatMap((first, from) => {
    let { width } = first;
    const further = words.slice(from + 1).map((word) => {
      width += space + word.width;
      return width;
    });
    return [first.width, ...further];
  });
  for (const limit of limits.sort((one, other) => one - other)) {
    const lines = fillLines(words, space, limit);
    if (lines.length <= count && lines.every(({ width }) => width <= limit)) {
      return lines.map(({ text }) => text);
    }
  }
  return [];
}

function fillLines(words: MeasuredText[], space: number, limit: number): MeasuredText[] {
  const lines: MeasuredText[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const width = (line?.width ?? 0) + (space + word.width);
    if (line && width <= limit) {
      line.text += ` ${word.text}`;
      line.width = width;
    } else {
      lines.push({ ...word });
    }
  }
  return lines;
}
