// Every screen of the app, rendered by the built renderer as the server uses it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '#client/screens.ts';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { type Language, languages } from '#contract/preferences.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { createCachedAnswerLookUp } from '#server/catalogue/cached-answer-look-up.ts';
import { loadPageRenderer } from '#server/pages/load-page-renderer.ts';
import { aConfiguration } from '#tests/support/pages/a-page-server.ts';

const renderer = (await loadPageRenderer(resolve('dist/pages'))) as PageRenderer;
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

const lookUp = createCachedAnswerLookUp((call, asked, { language }) => () => ({
  version: 'bundled',
  fetchedAt: 0,
  readBody: () => call.bundled(bundledCatalogue(), asked, language),
}));

const site = { basePath: '', configuration: aConfiguration };

function render(path: string, language: Language, isSignedIn: boolean) {
  const address = renderer.findShownAddress(path, isSignedIn);
  const reader = { isSignedIn, language, locale: language, theme: 'system' } as const;
  return renderer.renderPage(address, reader, site, (...asked) => lookUp(...asked)());
}

const inEnglish = { isSignedIn: true, language: 'en', locale: 'en', theme: 'system' } as const;

/** Home, when every answer of the catalogue is `body`. */
function renderHomeFrom(body: unknown) {
  const answer = { version: '', fetchedAt: null, readBody: () => body };
  return renderer.renderPage('/', inEnglish, site, () => answer);
}

const pages = languages.flatMap((language) =>
  screens.map(
    ({ path, access }) => [path.replace(':id', '521'), language, access !== 'signed-out'] as const,
  ),
);

test.each(pages)('%s is rendered in %s, with its title', (...page) => {
  const { status, head } = render(...page);
  expect(status).toBe(200);
  expect(head).toMatch(/<title>.+ – Marquee<\/title>/);
});

test.each(pages)('%s in %s shows no value that is missing', (...page) => {
  const { head, body } = render(...page);
  expect(head + body).not.toMatch(/undefined|\[object|NaN/);
});

test.each(pages)('%s in %s has nothing that the content security policy forbids', (...page) => {
  const { head, body } = render(...page);
  expect(head + body).not.toMatch(/\sstyle="|<script|<style|\son\w+="|javascript:/);
});

test.each(pages)('%s in %s names sources that the build knows', (...page) => {
  const { sources } = render(...page);
  expect(sources.length).toBeGreaterThan(0);
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(sources));
});

test('a page names the words of its screen, in its language', () => {
  const { sources } = render('/favorites', 'de', true);
  const words = sources.filter((source) => source.startsWith('messages/'));
  expect(words.sort()).toEqual([
    'messages/de/de-favorites.ts',
    'messages/de/de-sharing.ts',
    'messages/de/de.ts',
  ]);
});

test.each(['/', '/tvshows'])('%s is rendered with the titles of the catalogue', (path) => {
  expect(render(path, 'en', true).body.match(/<article/g)).toHaveLength(20);
});

test('an unknown address is rendered as the error page, with 404', () => {
  const { status, head } = render('/nowhere', 'en', true);
  expect(status).toBe(404);
  expect(head).toContain('<title>Unexpected Application Error! – Marquee</title>');
});

test('a person by an id that is none is a 404, in the words of the error page', () => {
  const { status, body } = render('/people/abc', 'en', true);
  expect(status).toBe(404);
  expect(body).toContain('404 Not Found');
});

test('under a base path, the error page leads to Home below it', () => {
  const below = { ...site, basePath: '/movies' };
  const { body } = renderer.renderPage('/404', inEnglish, below, () => null);
  expect(body).toContain('<a href="/movies/">');
});

test('an answer that cannot be read fails the page', () => {
  expect(() => renderHomeFrom('no list')).toThrow('Invalid type');
});

test('a component that throws fails the page', () => {
  // Its name makes it look like a TV show, and a TV show has no release date.
  const movie = { id: 1, title: 'Dune', name: 'Dune', release_date: '2021-09-15' };
  expect(() => renderHomeFrom({ genres: [], results: [movie] })).toThrow('A component of / failed');
});
