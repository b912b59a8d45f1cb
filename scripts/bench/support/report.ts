import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('.cache', 'bench');

/** The value of a cell; null for an empty one. */
type Value = string | number | null;

/** The cells by column; a row may lack columns of other rows. */
export type Row = Record<string, Value>;

export interface Table {
  heading: string;
  note?: string;
  rows: Row[];
  /** Why the run has failed, if it has. */
  complaint?: string;
}

export interface MeasureOptions {
  /** How many runs a median is taken from. */
  runs: number;
  /** Whether to measure what takes very long, too. */
  isFull: boolean;
  /** The names of the pages to measure; null for all. */
  pages: string[] | null;
}

/** Measures one subject and yields each table as soon as it is complete. */
export type Measure = (options: MeasureOptions) => AsyncIterable<Table>;

/** Prints a table with aligned columns. */
export function printTable({ heading, note, rows }: Table): void {
  const { names, lines } = textOf(rows);
  const columns = names.map((name, column) => [name, ...lines.map((line) => line[column] ?? '')]);
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length)));
  const print = (cells: string[]) =>
    console.log(cells.map((cell, column) => aligned(cell, widths[column] ?? 0, column)).join('  '));
  console.log(`\n${heading}`);
  print(names);
  for (const line of lines) print(line);
  if (note) console.log(note);
}

/** Writes the report as JSON and as Markdown; gives the folder. */
export function writeReport(report: MeasureOptions & { machine: Table; tables: Table[] }): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
  const tables = [report.machine, ...report.tables];
  writeFileSync(join(folder, 'results.md'), tables.map(asMarkdown).join('\n'));
  return folder;
}

/** The table as Markdown, under its heading. */
export function asMarkdown({ heading, note, rows }: Table): string {
  const { names, lines } = textOf(rows);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = row(names.map((_, column) => (column === 0 ? '---' : '---:')));
  const table = [row(names), rule, ...lines.map(row)].join('\n');
  return `## ${heading}\n\n${note ? `${note}\n\n` : ''}${table}\n`;
}

function textOf(rows: Row[]): { names: string[]; lines: string[][] } {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return { names, lines: rows.map((row) => names.map((name) => asText(row[name] ?? null))) };
}

function asText(value: Value): string {
  if (value === null || Number.isNaN(value)) return '–';
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString('en', format);
}

function aligned(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
