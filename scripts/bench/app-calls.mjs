const password = 'correct horse battery';
/** As many rows as the table takes and gives at once. */
const rowsAtOnce = 1000;

/** Makes an account; gives what `logIn` gives. */
export async function register(app, email) {
  await send(app, 'POST', '/auth/v1/signup', { body: { email, password } });
  return logIn(app, email);
}

/** Somebody who has just logged in: what they are and what their requests carry. */
export async function logIn(app, email) {
  const answer = await send(app, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  const session = await answer.json();
  // A server that knows its visitors by a cookie, too, has set it now.
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return {
    email,
    password,
    id: session.user.id,
    headers: { apikey: app.apikey, authorization: `Bearer ${session.access_token}` },
    cookie: cookies.length > 0 ? cookies.join('; ') : null,
  };
}

/** Makes movies with these ids favorites of a person, the first the oldest. */
export async function addFavorites(app, { headers }, ids) {
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const body = ids.slice(from, from + rowsAtOnce).map((id, place) => ({
      movie_id: id,
      type: 'movie',
      created_at: new Date(start + (from + place) * 1000).toISOString(),
    }));
    await send(app, 'POST', '/rest/v1/favorites', { headers, body });
  }
}

/** Reads all favorites of a person in the way the app does; gives the size of the answers. */
export async function readFavorites(app, { headers }) {
  const path = '/rest/v1/favorites?select=movie_id,type&order=created_at,type,movie_id';
  let bytes = 0;
  for (let offset = 0; ; offset += rowsAtOnce) {
    const page = `${path}&offset=${offset}&limit=${rowsAtOnce}`;
    const text = await (await send(app, 'GET', page, { headers })).text();
    bytes += text.length;
    if (JSON.parse(text).length < rowsAtOnce) return bytes;
  }
}

/** The JSON of an answer. */
export async function read(app, path, { headers }) {
  return (await send(app, 'GET', path, { headers })).json();
}

/** Sends a request and gives the answer; throws when it is a refusal. */
export async function send(app, method, path, { headers = { apikey: app.apikey }, body } = {}) {
  const answer = await fetch(app.url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (answer.ok) return answer;
  throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
}
