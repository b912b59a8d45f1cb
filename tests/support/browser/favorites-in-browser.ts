import type { Page } from '@playwright/test';
import { newsTopic } from '#contract/tables/table-news.ts';
import { favorites, type ListName } from '#contract/tables/title-lists.ts';
import { aSession, type Person } from '#tests/support/browser/accounts-in-browser.ts';
import { heart } from '#tests/support/browser/locators.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { call } from '#tests/support/processes/api-calls.ts';

/** Adds Inception to the favorites and waits until the table has it. */
export async function keepInception(page: Page) {
  await page.goto('/?q=inception');
  const acknowledged = saved(page);
  await heart(page, 'Inception').click();
  await acknowledged;
}

/** Resolves once the page has joined its user's favorites topic. Call it before the page loads. */
export function listening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const [, , topic, event, answer] = JSON.parse(String(payload));
        const isJoined = event === 'phx_reply' && answer.status === 'ok';
        if (isJoined && topic.startsWith(`realtime:${newsTopic(favorites, '')}`)) resolve();
      }),
    );
  });
}

/** Opens the favorites, and waits until the page gets the changes of other devices. */
export async function openLiveFavorites(page: Page) {
  const isLive = listening(page);
  await page.goto('/favorites');
  await isLive;
}

/** The next answer of a list's table to an added (POST) or removed (DELETE) title. */
export function saved(
  page: Page,
  method: 'POST' | 'DELETE' = 'POST',
  list: ListName = 'favorites',
) {
  return page.waitForResponse(
    (response) =>
      response.url().includes(`/rest/v1/${list}`) && response.request().method() === method,
  );
}

/** The local list in the page's storage. */
export function localList(page: Page): Promise<{ id: number; type?: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
}

/** Makes a function that calls a list's table as another program of the person would. */
export async function aTableClient(app: RunningApp, person: Person, list: ListName = 'favorites') {
  const { access_token: token } = await aSession(app, person);
  return (method: string, query = '', body?: unknown) =>
    call(app, method, `/rest/v1/${list}${query}`, { token, body });
}

/** The person's rows in a list's table, oldest first. */
export async function tableRows(app: RunningApp, person: Person, list?: ListName) {
  const callTable = await aTableClient(app, person, list);
  const rows = await callTable('GET', '?select=movie_id,type&order=created_at');
  return (await rows.json()) as { movie_id: number; type: string }[];
}
