/** A running server, and the key that its APIs want with every request. */
export interface ApiTarget {
  url: string;
  publishableKey: string;
}

/** Somebody who has logged in. */
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

/** Where a session is asked for with a password. */
export const passwordGrant = '/auth/v1/token?grant_type=password';

/** The server at an address, with the key that it gives to browsers. */
export async function apiTargetAt(url: string): Promise<ApiTarget> {
  const configuration = await (await fetch(`${url}/config.json`)).json();
  return { url, publishableKey: (configuration as { supabaseKey: string }).supabaseKey };
}

/** The headers of a request to one of the APIs; with an access token, of its user's. */
export function apiHeaders(target: ApiTarget, token?: string): Record<string, string> {
  return {
    apikey: target.publishableKey,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Sends a request to one of the APIs and gives the answer, which may be a refusal. */
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

/** Makes an account on a server that confirms addresses by itself (AUTOCONFIRM). */
export async function signUp(target: ApiTarget, email: string): Promise<LoggedIn> {
  const body = { email, password };
  return (await requireAnswer(target, 'POST', '/auth/v1/signup', { body })).json();
}

/** A new session of somebody who has signed up. */
export async function logIn(target: ApiTarget, email: string): Promise<LoggedIn> {
  return (await requireAnswer(target, 'POST', passwordGrant, { body: { email, password } })).json();
}

/** Asks for a session; the answer is 200 when the password is right. */
export function askForSession(target: ApiTarget, person: { email: string; password: string }) {
  const body = { email: person.email, password: person.password };
  return call(target, 'POST', passwordGrant, { body });
}

/** Whether the account is there, with its password. */
export async function canLogIn(target: ApiTarget, email: string): Promise<boolean> {
  return (await askForSession(target, { email, password })).status === 200;
}

/** Exchanges a refresh token; gives the status of the answer. */
export async function refresh(target: ApiTarget, refresh_token: string): Promise<number> {
  const path = '/auth/v1/token?grant_type=refresh_token';
  return (await call(target, 'POST', path, { body: { refresh_token } })).status;
}

/** Marks a movie as a favorite of the token's user; gives the status of the answer. */
export async function saveFavorite(
  target: ApiTarget,
  token: string,
  movie_id: number,
): Promise<number> {
  const body = { movie_id, type: 'movie' };
  return (await call(target, 'POST', '/rest/v1/favorites', { token, body })).status;
}

const pageRows = 1000;

/** The movies that the token's user has marked, read page by page. */
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
