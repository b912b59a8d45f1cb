/**
 * Reads a list separated by commas. An item with commas stands in double quotes; a backslash
 * escapes a quote in it. Gives the items without their quotes, or null when a quote never ends.
 */
export function readList(list: string): string[] | null {
  const items = [''];
  let isQuoted = false;
  let isEscaped = false;
  for (const character of list) {
    if (character === ',' && !isQuoted) {
      items.push('');
      continue;
    }
    items[items.length - 1] += character;
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    isEscaped = isQuoted && character === '\\' && !isEscaped;
  }
  return isQuoted ? null : items.map(unquote);
}

function unquote(item: string): string {
  return /^".*"$/s.test(item) ? item.slice(1, -1).replace(/\\(.)/gs, '$1') : item;
}
