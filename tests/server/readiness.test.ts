import Fastify from 'fastify';
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
  // Whoever holds the only connection of the embedded database makes everybody else wait.
  const { readiness } = await database.transaction().execute(async () => {
    return { readiness: await app.inject('/readyz') };
  });
  expect(readiness.json()).toMatchObject({ status: 'unavailable', database: 'down' });
});

test('a server whose catalogue lives on what it has kept is ready, and says so', async () => {
  const { database } = await startTestApp();
  const app = Fastify();
  registerReadinessRoutes(app, {
    database,
    catalogue: { health: () => ({ isDegraded: true }) },
    isDraining: () => false,
  });
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ready', database: 'ok', catalogue: 'degraded' });
});
