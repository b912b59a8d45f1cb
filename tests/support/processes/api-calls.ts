/** A running server, and the key that its APIs need with every request. */
export interface ApiTarget {
  url: string;
  publishableKey: string;
}

/** A logged-in user. */
export interface LoggedIn {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

interface Call {
  /** An access token. */
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The password of everybody who signs up here. */
export const password = 'correct horse';

/** Path of a log-in with a password. */
export const passwordGrant = '/auth/v1/token?grant_type=password';

/** The server at a URL, with the key that it gives to browsers. */
export async function apiTargetAt(url: string): Promise<ApiTarget> {
  const configuration = await (await fetch(`${url}/config.json`)).json();
  return { url, publishableKey: (configuration as { supabaseKey: string }).supabaseKey };
}

/** The headers of a request to one of the APIs, as the token's user if there is a token. */
export function apiHeaders(target: ApiTarget, token?: string): Record<string, string> {
  return {
    apikey: target.publishableKey,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Sends a request to one of the APIs and gives the answer, even a refusal. */
export function call(target: ApiTarget, method: string, path: string, given: Call = {}) {
  const { token, body, headers } = given;
  return fetch(target.url + path, {
    method,
    headers: {
      ...apiHeaders(target, token),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends a request to one of the APIs and gives the answer. Throws when it is a refusal. */
export async function requireAnswer(...request: Parameters<typeof call>): Promise<Response> {
  const answer = await call(...request);
  if (answer.ok) return answer;
  const [, method, path] = request;
  throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
}

/** Signs up on a server that needs no confirmation (AUTOCONFIRM). */
export async function signUp(target: ApiTarget, email: string): Promise<LoggedIn> {
  const body = { email, password };
  return (await requireAnswer(target, 'POST', '/auth/v1/signup', { body })).json();
}

/** A new session of a registered user. */
export async function logIn(target: ApiTarget, email: string): Promise<LoggedIn> {
  return (await requireAnswer(target, 'POST', passwordGrant, { body: { email, password } })).json();
}

/** Asks for a session; the answer is 200 when the password is right. */
export function askForSession(target: ApiTarget, person: { email: string; password: string }) {
  const body = { email: person.email, password: person.password };
  return call(target, 'POST', passwordGrant, { body });
}

/** Whether the account exists with its password. */
export async function canLogIn(target: ApiTarget, email: string): Promise<boolean> {
  return (await askForSession(target, { email, password })).status === 200;
}

/** Exchanges a refresh token; gives the status of the answer. */
export async function refresh(target: ApiTarget, refresh_token: string): Promise<number> {
  const path = '/auth/v1/token?grant_type=refresh_token';
  return (await call(target, 'POST', path, { body: { refresh_token } })).status;
}

/** Adds a movie to the favorites of the token's user; gives the status of the answer. */
export async function saveFavorite(
  target: ApiTarget,
  token: string,
  movie_id: number,
): Promise<number> {
  const body = { movie_id, type: 'movie' };
  return (await call(target, 'POST', '/rest/v1/favorites', { token, body })).status;
}

const pageRows = 1000;

/** The ids of the token's user's favorite movies, read page by page. */
export async function favoritesOf(target: ApiTarget, token: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let offset = 0; ; offset += pageRows) {
    const query = `select=movie_id&order=movie_id&limit=${pageRows}&offset=${offset}`;
    const answer = await call(target, 'GET', `/rest/v1/favorites?${query}`, { token });
    const rows = (await answer.json()) as { movie_id: number }[];
    for (const { movie_id } of rows) ids.add(movie_id);
    if (rows.length < pageRows) return ids;
  }
}
