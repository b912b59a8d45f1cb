import { hintCookies } from '#contract/page-hints.ts';
import {
  type ApiTarget,
  apiHeaders,
  type LoggedIn,
  password,
  passwordGrant,
} from '#tests/support/processes/api-calls.ts';
import type { Load } from './put-under-load.ts';

/** A request to the app, and the request to the floor server that gives the same answer. */
export interface ComparedRequest {
  name: string;
  ours: Load;
  floor: Load;
  mostConnections?: number;
}

// The server limits how many requests of one user it handles at the same time.
const mostOfOneUser = 32;

const asPage = { 'accept-encoding': 'br', accept: 'text/html' };

/** The pages that the floor server repeats, and the headers that a browser asks for them with. */
export const comparedPages = [
  { name: 'the log-in page of a guest', path: '/login', headers: asPage },
  {
    name: 'the Home page of a visitor who is logged in',
    path: '/',
    headers: { ...asPage, cookie: `${hintCookies.signedIn}=yes` },
  },
];

/** The paths whose answers the floor server repeats. */
export const answerPaths = {
  popular: '/catalogue/3/movie/popular?page=1',
  search: '/catalogue/3/search/movie?query=the&page=1',
  favorites: '/rest/v1/favorites?select=movie_id,type,created_at&order=created_at',
};

/** The requests to measure: of a user who reads, and of one who adds and removes favorites. */
export function comparedRequests(
  app: ApiTarget,
  { reader, writer }: { reader: LoggedIn; writer: LoggedIn },
  { filesUrl, routesUrl }: { filesUrl: string; routesUrl: string },
): ComparedRequest[] {
  const answer = (name: string, kind: keyof typeof answerPaths): ComparedRequest => ({
    name,
    ours: { url: app.url + answerPaths[kind], headers: apiHeaders(app, reader.access_token) },
    floor: { url: `${routesUrl}/${kind}` },
  });
  return [
    ...comparedPages.map(({ name, path, headers }) => ({
      name,
      ours: { url: app.url + path, headers },
      floor: { url: filesUrl + path },
    })),
    answer('a page of popular movies', 'popular'),
    answer('a search', 'search'),
    { ...answer('50 favorites', 'favorites'), mostConnections: mostOfOneUser },
    {
      name: 'add or remove a favorite',
      mostConnections: mostOfOneUser,
      ours: addAndRemove(app.url, '/rest/v1/favorites', apiHeaders(app, writer.access_token)),
      floor: addAndRemove(routesUrl, '/favorite', {}),
    },
    {
      name: 'log in',
      mostConnections: mostOfOneUser,
      ours: logInAgain(app.url + passwordGrant, apiHeaders(app), reader.user.email),
      floor: logInAgain(`${routesUrl}/password`, {}, reader.user.email),
    },
  ];
}

/** A log-in with the correct password. */
export function logInAgain(url: string, headers: Record<string, string>, email: string): Load {
  return {
    url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
}

let lastMovie = 0;

/** Each connection adds and removes a favorite of its own, again and again. */
function addAndRemove(url: string, path: string, headers: Record<string, string>): Load {
  const add = {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    setupRequest(request: object, context: Record<string, unknown>) {
      lastMovie += 1;
      context.movie = lastMovie;
      return { ...request, body: JSON.stringify({ movie_id: lastMovie, type: 'movie' }) };
    },
  };
  const remove = {
    method: 'DELETE',
    path,
    headers,
    setupRequest: (request: object, { movie }: Record<string, unknown>) => ({
      ...request,
      path: `${path}?type=eq.movie&movie_id=eq.${movie}`,
    }),
  };
  return { url, requests: [add, remove] };
}
