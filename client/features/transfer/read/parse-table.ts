import Papa from 'papaparse';
import { TransferError } from '#client/features/transfer/read/transfer-problem.ts';

/** A row by the names of its columns, in lower case; empty for a column that the table lacks. */
export type Row = (column: string) => string;

export interface Table {
  columns: ReadonlySet<string>;
  /** The rows above the names of the columns. */
  preamble: string[][];
  rows: { row: Row; line: number }[];
}

// Letterboxd's lists have a few lines above the names of the columns.
const preambleRowsAtMost = 10;

/**
 * Parses a CSV whose columns `isHeader` accepts; null when no row near its beginning is accepted.
 * Throws a TransferError with the line that is not CSV.
 */
export function parseTable(
  text: string,
  file: string,
  isHeader: (columns: ReadonlySet<string>) => boolean,
): Table | null {
  const found: { cells: string[]; line: number }[] = [];
  let line = 1;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, errors, meta }) {
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      if (isBroken) throw new TransferError({ name: 'notCsv', file, line });
      if (data.some((cell) => cell.trim() !== '')) found.push({ cells: data, line });
      line += linesIn(text, end, meta.cursor);
      end = meta.cursor;
    },
  });
  for (const [index, { cells }] of found.slice(0, preambleRowsAtMost).entries()) {
    const names = cells.map((name) => name.trim().toLowerCase());
    const columns = new Set(names);
    if (!isHeader(columns)) continue;
    const positions = new Map(names.map((name, position) => [name, position]));
    return {
      columns,
      preamble: found.slice(0, index).map((above) => above.cells),
      rows: found.slice(index + 1).map(({ cells, line }) => ({
        row: (column) => cells[positions.get(column) ?? -1]?.trim() ?? '',
        line,
      })),
    };
  }
  return null;
}

// Empty lines would count against every delimiter but must be counted as lines.
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 10_000);
  return Papa.parse(beginning, { preview: 20, skipEmptyLines: 'greedy' }).meta.delimiter;
}

function linesIn(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const isReturnAlone = text[at] === '\r' && text[at + 1] !== '\n';
    if (text[at] === '\n' || isReturnAlone) count += 1;
  }
  return count;
}
