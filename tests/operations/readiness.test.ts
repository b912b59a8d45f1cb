import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registerReadinessRoutes } from '#server/operations/readiness-routes.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

test('a server whose database answers is ready', async () => {
  const { app } = await startTestApp();
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ status: 'ready', database: 'ok', catalogue: 'ok' });
});

test('a server whose database is gone is not ready', async () => {
  const { app, database } = await startTestApp();
  await database.destroy();
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'unavailable', database: 'down', catalogue: 'ok' });
});

test('a server whose database does not answer in time is not ready', async () => {
  const { app, database } = await startTestApp();
  // The transaction holds the only connection of the embedded database, so the check has to wait.
  const { readiness } = await database.transaction().execute(async () => {
    return { readiness: await app.inject('/readyz') };
  });
  expect(readiness.json()).toMatchObject({ status: 'unavailable', database: 'down' });
});

test('a server whose catalogue answers from its cache is ready, and reports it as degraded', async () => {
  const { database } = await startTestApp();
  const app = Fastify();
  registerReadinessRoutes(app, {
    database,
    isDatabaseNeeded: true,
    catalogue: { health: () => ({ isDegraded: true }) },
    isDraining: () => false,
  });
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ready', database: 'ok', catalogue: 'degraded' });
});

test('a server whose database cannot be written is not ready, until it can be', async () => {
  const { app, database } = await startTestApp();
  await sql`pragma query_only = 1`.execute(database);
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ status: 'unavailable', database: 'unwritable' });
  // The health check stays 200: a restart would not help.
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  await sql`pragma query_only = 0`.execute(database);
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
});

test('a server that stores only a cache is ready without being able to write', async () => {
  const { app, database } = await startTestApp({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  });
  await sql`pragma query_only = 1`.execute(database);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('the readiness check writes to the database, but not at each request', async () => {
  const { app, database } = await startTestApp();
  const changes = async () => {
    const counting = sql<{ count: number }>`select total_changes() as count`.execute(database);
    return (await counting).rows[0]?.count ?? 0;
  };
  const before = await changes();
  await Promise.all([app.inject('/readyz'), app.inject('/readyz'), app.inject('/readyz')]);
  expect(await changes()).toBe(before + 1);
});
