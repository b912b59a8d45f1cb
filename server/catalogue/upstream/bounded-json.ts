// TMDB's answers are nested far less.
const deepestNesting = 16;

const quote = 0x22;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

/**
 * Parses a JSON text; gives undefined when it is invalid or nested too deeply. Deep nesting costs
 * memory: once parsed, nested brackets take up to a hundred times their length.
 */
export function parseBoundedJson(body: Buffer): unknown {
  if (isTooDeep(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      if (depth > deepestNesting) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  }
  return false;
}
