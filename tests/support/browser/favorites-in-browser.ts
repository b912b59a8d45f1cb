import type { Page } from '@playwright/test';
import { favorites } from '#contract/tables/favorites.ts';
import { newsTopic } from '#contract/tables/table-news.ts';
import { aSession } from '#tests/support/browser/accounts-in-browser.ts';
import type { Person, RunningApp } from '#tests/support/browser/browser-test.ts';
import { call } from '#tests/support/processes/api-calls.ts';

/** The card of one title. */
export function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('article', { name, exact: true });
}

/** The heart of one title's card. */
export function heart(page: Page, name: string) {
  return card(page, name).getByRole('button', { name: `Keep ${name} in favorites` });
}

/** Resolves once the page has joined the topic of its user's favorites; to be asked before it loads. */
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

/** The table's next answer to a favorite that was added, or taken away. */
export function saved(page: Page, method: 'POST' | 'DELETE' = 'POST') {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/favorites') && response.request().method() === method,
  );
}

/** The local list as the page's storage has it. */
export function localList(page: Page): Promise<{ id: number; type?: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
}

/** A token for the API of somebody who logs in as another program would. */
export async function accessTokenOf(app: RunningApp, person: Person): Promise<string> {
  return (await aSession(app, person)).access_token;
}

/** What the table has for a person, oldest first. */
export async function tableRows(app: RunningApp, person: Person) {
  const token = await accessTokenOf(app, person);
  const path = '/rest/v1/favorites?select=movie_id,type&order=created_at';
  const rows = await call(app, 'GET', path, { token });
  return (await rows.json()) as { movie_id: number; type: string }[];
}
