import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// Comments and documents cite documents of this repository in three ways: by a link, as
// `docs/contracts/accounts.md#sign-up`, or as a decision by its number. Each target must exist.

const folders = [
  ...['catalogue', 'client', 'contract', 'deploy', 'docs', 'scripts', 'server', 'supabase'],
  'tests',
];
const written = ['.conf', '.css', '.html', '.md', '.mjs', '.service', '.sh', '.sql', '.ts', '.tsx'];

/** The words of a citation may be on two lines of a comment. */
const gap = String.raw`\s+(?:(?:\*|//|--|#)\s+)?`;
/** References to texts that are not in this repository. */
const leadsNowhere = new RegExp(
  [
    `(?:accounts|TMDB(?:['’]s)?)${gap}contract`,
    `contract,${gap}(?:[ABC]\\.\\d|part|section)`,
    `decisions,${gap}row`,
    `specification,?${gap}(?:point${gap})?\\d`,
    String.raw`(?<![\w.])[ABC]\.[1-9]\b`,
  ].join('|'),
  'gi',
);

interface Citation {
  /** File and line of the citation. */
  at: string;
  /** The text of the citation. */
  text: string;
  /** The cited document, relative to the root of the repository. */
  document: string;
  /** The cited heading, without `#`; empty for the whole document. */
  slug: string;
}

const files = [...filesAt('.', false), ...folders.flatMap((folder) => filesAt(folder, true))];

test('the files of every folder are looked at', () => {
  for (const folder of folders) {
    expect(files.filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
  }
});

test.each([
  ['## Sign up', 'sign-up'],
  ["### What a friend's `auth-js` relies on, and why", 'what-a-friends-auth-js-relies-on-and-why'],
  ['# Wer fragt: Bücher & [Filme](films.md)', 'wer-fragt-bücher--filme'],
])('the heading "%s" is cited as %s', (heading, slug) => {
  expect([...slugsOf(heading)]).toEqual([slug]);
});

test('a repeated heading has a numbered slug, and a comment in code is not a heading', () => {
  const document = '# Clocks\n```sh\n# Not a heading\n```\n## Clocks\n';
  expect([...slugsOf(document)]).toEqual(['clocks', 'clocks-1']);
});

test('every cited document exists', () => {
  const missing = citations().filter(({ document }) => !existsSync(document));
  expect(missing.map(describe)).toEqual([]);
});

test('every cited heading exists', () => {
  const toHeadings = citations().filter(
    ({ document, slug }) => slug && document.endsWith('.md') && existsSync(document),
  );
  expect(toHeadings.length).toBeGreaterThan(10);
  const missing = toHeadings.filter(
    ({ document, slug }) => !slugsOf(readFileSync(document, 'utf8')).has(slug),
  );
  expect(missing.map(describe)).toEqual([]);
});

test('every cited decision exists', () => {
  const numbers = new Set(readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4))));
  const cited = find(/\bdecisions? \[?\d+(?:(?:, | and | to )\d+)*/gi);
  expect(cited.length).toBeGreaterThan(10);
  const missing = cited.filter(({ text }) =>
    (text.match(/\d+/g) ?? []).some((number) => !numbers.has(Number(number))),
  );
  expect(missing.map(describe)).toEqual([]);
});

test('nothing is cited that is not in this repository', () => {
  const cited = new Map(find(leadsNowhere).map((each) => [each.at, describe(each)]));
  expect([...cited.values()]).toEqual([]);
});

/** The links of documents, and the mentions of documents anywhere. */
function citations(): Citation[] {
  const links = find(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)
    .filter(({ file }) => file.endsWith('.md'))
    .map(({ file, at, text, groups: [path, slug = ''] }) => {
      const document = path ? normalize(join(file, '..', path)) : file;
      return { at, text, document, slug };
    });
  const mentions = find(/(?<![\w/.])(docs\/[\w./-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu).map(
    ({ at, text, groups: [document = '', slug = ''] }) => ({ at, text, document, slug }),
  );
  return [...links, ...mentions];
}

function find(pattern: RegExp) {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return { file, at: `${file}:${line}`, text: match[0], groups: match.slice(1) };
    });
  });
}

function describe({ at, text }: { at: string; text: string }): string {
  return `${at} ${text.replace(/\s+/g, ' ')}`;
}

/** The slugs of a document's headings, by GitHub's rule. */
function slugsOf(markdown: string): Set<string> {
  const slugs = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let unique = slug;
    for (let times = 1; slugs.has(unique); times += 1) unique = `${slug}-${times}`;
    slugs.add(unique);
  }
  return slugs;
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```.*?^```$/gms, '');
}

function filesAt(folder: string, recursive: boolean): string[] {
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && written.includes(extname(entry.name)))
    .map(({ parentPath, name }) => normalize(join(parentPath, name)));
}
