import type { Page } from '@playwright/test';
import type { Person, RunningApp } from '#tests/support/browser-test.ts';

/** The local list as the page's storage has it. */
export function localList(page: Page): Promise<{ id: number; type?: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
}

/** What the table has for a person, read as another program would. */
export async function tableRows({ url, publishableKey }: RunningApp, { email, password }: Person) {
  const headers = { apikey: publishableKey, 'Content-Type': 'application/json' };
  const session = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await session.json()) as { access_token: string };
  const rows = await fetch(`${url}/rest/v1/favorites?select=movie_id,type&order=created_at`, {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
  });
  return (await rows.json()) as { movie_id: number; type: string }[];
}
