// A single star does not match the separators of host names and paths.
const withinSegment = '[^./]';

/**
 * Whether an address matches a pattern: `*` is any text within one part of a host name or path,
 * `**` any text, `?` one character within a part, `[ab]` one of these characters, `{a,b}` a choice.
 */
export function matchesAddress(pattern: string, address: string): boolean {
  return new RegExp(`^${toSource(pattern)}$`, 'i').test(address);
}

function toSource(pattern: string): string {
  const tokens = pattern.match(/\*\*|\*|\?|\[!?[\w-]+\]|[{},]|[^*?[{},]+|./gs) ?? [];
  let depth = 0;
  return tokens
    .map((token) => {
      if (token === '**') return '.*';
      if (token === '*') return `${withinSegment}*`;
      if (token === '?') return withinSegment;
      if (token === '{') {
        depth += 1;
        return '(?:';
      }
      if (token === '}' && depth > 0) {
        depth -= 1;
        return ')';
      }
      if (token === ',' && depth > 0) return '|';
      if (/^\[!?[\w-]+\]$/.test(token)) return token.replace(/^\[!/, '[^');
      return token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    })
    .join('')
    .concat(')'.repeat(depth));
}
