import { TransferError } from '#client/features/transfer/read/transfer-problem.ts';

/** An element of an array in a JSON file. */
export interface JsonRecord {
  /** The name of the array in the file's object; null when the file is the array. */
  key: string | null;
  value: unknown;
  line: number;
}

/**
 * Parses the elements of a JSON array, or of the arrays that are in a JSON object, one by one, because
 * browsers do not tell in which line JSON fails. Throws a TransferError with that line.
 */
export function parseRecords(text: string, file: string): JsonRecord[] {
  const records: JsonRecord[] = [];
  const open: string[] = [];
  let line = 1;
  let isInText = false;
  let textStart = 0;
  let key: string | null = null;
  let start = 0;
  let startLine = 0;

  const isInRecords = () =>
    open.at(-1) === '[' && (open.length === 1 || (open.length === 2 && open[0] === '{'));
  function parse(json: string, line: number): unknown {
    try {
      return JSON.parse(json);
    } catch {
      throw new TransferError({ name: 'notJson', file, line });
    }
  }
  function addRecord(end: number, isLast: boolean) {
    const json = text.slice(start, end);
    const isEmptyArray = isLast && json.trim() === '' && text[start - 1] === '[';
    if (!isEmptyArray)
      records.push({ key, value: parse(json, startLine || line), line: startLine });
    start = end + 1;
    startLine = 0;
  }

  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isInText) {
      if (character === '\\') at += 1;
      if (character === '"') {
        isInText = false;
        if (open.length === 1 && open[0] === '{') {
          key = String(parse(text.slice(textStart, at + 1), line));
        }
      }
      if (character === '\n') line += 1;
      continue;
    }
    if (character === '\n') line += 1;
    if (character === ',' && isInRecords()) addRecord(at, false);
    else if (character === ']' || character === '}') {
      if (isInRecords()) addRecord(at, true);
      const opened = open.pop();
      if (opened !== (character === ']' ? '[' : '{')) {
        throw new TransferError({ name: 'notJson', file, line });
      }
    } else if (startLine === 0 && character.trim() !== '') startLine = line;
    if (character === '"') {
      isInText = true;
      textStart = at;
    }
    if (character === '[' || character === '{') {
      open.push(character);
      if (character === '[' && isInRecords()) {
        start = at + 1;
        startLine = 0;
        if (open.length === 1) key = null;
      }
    }
  }
  if (isInText || open.length > 0) throw new TransferError({ name: 'notJson', file, line });
  return records;
}
