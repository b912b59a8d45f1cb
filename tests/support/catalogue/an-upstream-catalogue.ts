import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import { createUpstreamCatalogue } from '#server/catalogue/upstream-catalogue.ts';
import { askIn } from '#tests/support/catalogue/ask-catalogue.ts';
import { apiKey, startFakeTmdb } from '#tests/support/catalogue/fake-tmdb.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { openTestDatabase } from '#tests/support/data/test-database.ts';
import { aClock } from '#tests/support/start-test-app.ts';

export const minutes = 60_000;
export const days = 24 * 60 * minutes;

/** A fake TMDB that stops when the test ends. */
export async function aFakeTmdb() {
  const tmdb = await startFakeTmdb();
  onTestFinished(() => tmdb.stop());
  return tmdb;
}

/**
 * The catalogue of a fake TMDB with a fake clock: sleeping moves the clock. `ask` asks for an English
 * reader; `start` makes another catalogue on the same database.
 */
export async function anUpstreamCatalogue() {
  const tmdb = await aFakeTmdb();
  const clock = aClock();
  const { database, close } = await openTestDatabase(join(aDirectory(), 'marquee.db'));
  onTestFinished(close);
  const sleeps: number[] = [];
  const warnings: string[] = [];
  const time = {
    clock,
    random: () => 0.5,
    async sleep(milliseconds: number) {
      sleeps.push(milliseconds);
      clock.advance(milliseconds);
    },
  };

  function start(options: { apiKey?: string; timeoutMilliseconds?: number } = {}) {
    const catalogue = createUpstreamCatalogue({
      apiKey,
      apiUrl: tmdb.apiUrl,
      database,
      time,
      warn: (message) => void warnings.push(message),
      ...options,
    });
    onTestFinished(() => catalogue.close());
    return { ...catalogue, ask: askIn(catalogue.answer) };
  }

  const catalogue = start();
  const ages: number[] = [];
  const noteAge = (age: number) => void ages.push(age);
  /** Like `ask`, for another reader. */
  const askAs = (reader: Partial<CatalogueReader>) =>
    askIn(catalogue.answer, { noteAge, ...reader });
  return {
    tmdb,
    clock,
    database,
    start,
    catalogue,
    sleeps,
    warnings,
    /** The ages of the cached answers that readers got. */
    ages,
    askAs,
    ask: askAs({}),
  };
}
