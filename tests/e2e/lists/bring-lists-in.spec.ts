// Lists come from another service's file, and go out as one.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { keepInception, localList } from '#tests/support/browser/favorites-in-browser.ts';
import { card } from '#tests/support/browser/locators.ts';

const columns = 'Date,Name,Year,Letterboxd URI\n';

test.beforeEach(async ({ page, person: _ }) => {
  await keepInception(page);
  await page.goto('/favorites');
  await page.getByText('Export and import').click();
});

async function importFile(page: Page, name: string, content: string | Uint8Array) {
  const file = { name, mimeType: '', buffer: Buffer.from(content) };
  await page.getByLabel('Import a file').setInputFiles(file);
}

test('an archive is previewed, added in one step, and taken out again', async ({ page }) => {
  const archive = zipSync({
    'watched.csv': strToU8(`${columns}2024-01-09,Parasite,2019,https://boxd.it/a\n`),
    'watchlist.csv': strToU8(`${columns}2024-01-02,Nobody Made This,1995,https://boxd.it/b\n`),
    'likes/films.csv': strToU8(
      `${columns}2024-01-03,Inception,2010,https://boxd.it/c\n2024-01-03,Heat,1995,https://boxd.it/d\n2024-01-03,Psycho,1998,https://boxd.it/e\n`,
    ),
  });
  await importFile(page, 'letterboxd-someone.zip', archive);
  await expect(page.getByRole('heading', { name: '5 titles from Letterboxd' })).toBeFocused();
  await expect(page.getByText('1 title is in the list already.')).toBeVisible();
  await expect(page.getByText('Nobody Made This (1995) · watchlist.csv, line 2')).toBeVisible();
  // The header covers a part of the card above, which is scrolled away.
  await expectNoFaults(page, { besides: ['target-size'] });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Import a file')).toBeFocused();
  await importFile(page, 'letterboxd-someone.zip', archive);
  await page.getByLabel('Psycho 1960').check();
  expect(await localList(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Add 3 titles' }).click();
  await expect(card(page, 'Heat')).toBeVisible();
  await expect(card(page, 'Psycho')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 titles were taken out again.')).toBeVisible();
  expect((await localList(page)).map(({ id }) => id)).toEqual([27205]);
});

test('all lists are exported as JSON and as CSV', async ({ page }) => {
  async function exportAs(format: string) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export as ${format}` }).click();
    return readFileSync(await (await download).path(), 'utf8');
  }
  const favorites = await localList(page);
  expect(JSON.parse(await exportAs('JSON'))).toMatchObject({ marquee: 1, favorites, seen: [] });
  expect(await exportAs('CSV')).toContain('27205,,Inception,2010,,,favorites');
});

test('a bad file is refused with the number of its bad line', async ({ page }) => {
  await importFile(page, 'broken.json', '[\n{"id":550,"title":"A"},\n{"id":}\n]');
  await expect(page.getByRole('alert')).toHaveText(
    'Line 3 of broken.json is not valid JSON. Nothing was changed.',
  );
  expect(await localList(page)).toHaveLength(1);
});
