/**
 * Cuts a list of the table API at its commas; a part may stand in double quotes to hold commas,
 * with backslash before a quote. Gives the parts still quoted, or null when a quote never ends.
 */
export function splitList(list: string): string[] | null {
  const parts = [''];
  let isQuoted = false;
  let isEscaped = false;
  for (const character of list) {
    if (character === ',' && !isQuoted) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += character;
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    isEscaped = isQuoted && character === '\\' && !isEscaped;
  }
  return isQuoted ? null : parts;
}

/** The part of a list without its quotes and backslashes. */
export function unquote(part: string): string {
  return /^".*"$/s.test(part) ? part.slice(1, -1).replace(/\\(.)/gs, '$1') : part;
}
