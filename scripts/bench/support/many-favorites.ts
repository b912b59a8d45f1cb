import {
  type ApiTarget,
  type LoggedIn,
  requireAnswer,
} from '#tests/support/processes/api-calls.ts';

/** The most rows that the table accepts and returns in one request. */
const rowsAtOnce = 1000;

/** Adds movies with these ids to a user's favorites, the oldest first. */
export async function addFavorites(
  app: ApiTarget,
  { access_token: token }: LoggedIn,
  ids: number[],
) {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const rows = ids.map((movie_id, index) => ({
    movie_id,
    type: 'movie',
    created_at: new Date(start + index * 1000).toISOString(),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const body = rows.slice(from, from + rowsAtOnce);
    await requireAnswer(app, 'POST', '/rest/v1/favorites', { token, body });
  }
}

/** Adds the movies 1 to 50 to a user's favorites. */
export function addFiftyFavorites(app: ApiTarget, person: LoggedIn): Promise<void> {
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  return addFavorites(app, person, ids);
}

/** Reads all favorites of a user as the app does; gives the size of the answers in bytes. */
export async function readFavorites(app: ApiTarget, { access_token: token }: LoggedIn) {
  const path = '/rest/v1/favorites?select=movie_id,type&order=created_at,type,movie_id';
  let bytes = 0;
  // Each page begins with the last row of the one before.
  for (let offset = 0; ; offset += rowsAtOnce - 1) {
    const page = `${path}&offset=${offset}&limit=${rowsAtOnce}`;
    const text = await (await requireAnswer(app, 'GET', page, { token })).text();
    bytes += text.length;
    if (JSON.parse(text).length < rowsAtOnce) return bytes;
  }
}
