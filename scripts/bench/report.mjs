import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('.cache', 'bench');

/** Prints a table (a heading, rows of named values, perhaps a note) with its columns aligned. */
export function printTable({ heading, note, rows }) {
  const { names, lines } = textOf(rows);
  const widths = names.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column].length)),
  );
  const print = (cells) =>
    console.log(cells.map((cell, column) => aligned(cell, widths[column], column)).join('  '));
  console.log(`\n${heading}`);
  print(names);
  for (const line of lines) print(line);
  if (note) console.log(note);
}

/** Writes everything as JSON and as Markdown; gives the folder. */
export function writeReport(report) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
  const tables = [report.machine, ...report.tables];
  writeFileSync(join(folder, 'results.md'), tables.map(asMarkdown).join('\n'));
  return folder;
}

function asMarkdown({ heading, note, rows }) {
  const { names, lines } = textOf(rows);
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const rule = row(names.map((_, column) => (column === 0 ? '---' : '---:')));
  const table = [row(names), rule, ...lines.map(row)].join('\n');
  return `## ${heading}\n\n${note ? `${note}\n\n` : ''}${table}\n`;
}

// A row may lack what others have.
function textOf(rows) {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return { names, lines: rows.map((row) => names.map((name) => asText(row[name]))) };
}

function asText(value) {
  if (value === undefined || value === null) return '–';
  if (typeof value !== 'number') return value;
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString('en', format);
}

function aligned(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
