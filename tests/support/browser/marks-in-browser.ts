import { aSession, type Person } from '#tests/support/browser/accounts-in-browser.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { requireAnswer } from '#tests/support/processes/api-calls.ts';

/** Marks all movies on the first page of a list as seen; gives their names. */
export async function seeMovies(app: RunningApp, person: Person, list: string) {
  const { access_token: token } = await aSession(app, person);
  const answer = await requireAnswer(app, 'GET', `/catalogue/3${list}`, { token });
  const { results } = (await answer.json()) as { results: { id: number; title: string }[] };
  const body = results.map(({ id }) => ({ movie_id: id, type: 'movie' }));
  await requireAnswer(app, 'POST', '/rest/v1/seen', { token, body });
  return results.map(({ title }) => title);
}
