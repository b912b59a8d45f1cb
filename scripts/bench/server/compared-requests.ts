import { hintCookies } from '#contract/page-hints.ts';
import {
  type ApiTarget,
  apiHeaders,
  type LoggedIn,
  password,
  passwordGrant,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { addFiftyFavorites } from '../support/many-favorites.ts';
import type { Load, LoadRequest } from './put-under-load.ts';

/** A request to the app, and the request to the floor server that gives the same answer. */
export interface ComparedRequest {
  name: string;
  ours: Load;
  floor: Load;
  connections: number[];
}

const asPage = { 'accept-encoding': 'br', accept: 'text/html' };
const asJson = { 'content-type': 'application/json' };

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

/** Users with 50 favorites. */
export interface Users {
  one: LoggedIn;
  each: LoggedIn[];
}

/** As many connections as the targets are about, and as many users of a crowd. */
export const crowd = 32;

/** Signs up a crowd of users with 50 favorites. */
export async function signUpUsers(app: ApiTarget): Promise<Users> {
  const addresses = Array.from({ length: crowd }, (_, index) => `user-${index}@example.com`);
  const each = await Promise.all(addresses.map((email) => signUp(app, email)));
  for (const user of each) await addFiftyFavorites(app, user);
  const [one] = each as [LoggedIn];
  return { one, each };
}

/** The requests to measure, sent by one user or by a crowd: one user's are answered few at once. */
export function comparedRequests(
  app: ApiTarget,
  users: Users,
  { filesUrl, routesUrl }: { filesUrl: string; routesUrl: string },
): ComparedRequest[] {
  const { one } = users;
  const bare = (...requests: LoadRequest[]): Load => ({ url: routesUrl, sequences: [requests] });
  const few = [1, crowd];
  const many = [...few, 256];
  return [
    ...comparedPages.map(({ name, path, headers }) => ({
      name,
      ours: { url: app.url, sequences: [[{ path, headers }]] },
      floor: { url: filesUrl, sequences: [[{ path, headers }]] },
      connections: many,
    })),
    {
      name: 'a page of popular movies',
      ours: ofEach(app, [one], [{ path: answerPaths.popular }]),
      floor: bare({ path: '/popular' }),
      connections: many,
    },
    {
      name: 'a search',
      ours: ofEach(app, [one], [{ path: answerPaths.search }]),
      floor: bare({ path: '/search' }),
      connections: many,
    },
    ...Object.entries(favoritesLoads(app, users)).map(([name, ours]) => ({
      name,
      ours,
      floor: bare(name === addingOfEach ? addition('/favorite') : { path: '/favorites' }),
      connections: [crowd],
    })),
    {
      name: 'one user adds or removes a favorite',
      ours: ofEach(app, [one], [addition(favoritesPath), removal(favoritesPath)]),
      floor: bare(addition('/favorite'), removal('/favorite')),
      connections: few,
    },
    {
      name: 'log in',
      ours: { url: app.url, sequences: [[logInAgain(app, one)]] },
      floor: bare({ ...logInAgain(app, one), path: '/password' }),
      connections: few,
    },
  ];
}

const favoritesPath = '/rest/v1/favorites';

export const addingOfEach = 'each user adds a favorite';

/** What is measured of favorites, also beside PocketBase. */
export type FavoritesLoads = Record<
  '50 favorites of one user' | '50 favorites of each user' | typeof addingOfEach,
  Load
>;

/** The requests for favorites, of one user and of a crowd. */
export function favoritesLoads(app: ApiTarget, { one, each }: Users): FavoritesLoads {
  const read = [{ path: answerPaths.favorites }];
  return {
    '50 favorites of one user': ofEach(app, [one], read),
    '50 favorites of each user': ofEach(app, each, read),
    // One user alone would soon have as many rows as a user may have.
    [addingOfEach]: addingFavorites(app, each),
  };
}

/** Adds a favorite, each time another title. */
export function addingFavorites(app: ApiTarget, users: LoggedIn[]): Load {
  return ofEach(app, users, [addition(favoritesPath)]);
}

/** The same requests of each user, who share the connections. */
export function ofEach(app: ApiTarget, users: LoggedIn[], requests: LoadRequest[]): Load {
  return {
    url: app.url,
    sequences: users.map(({ access_token }) =>
      requests.map((request) => ({
        ...request,
        headers: { ...apiHeaders(app, access_token), ...request.headers },
      })),
    ),
  };
}

/** A log-in with the correct password. */
export function logInAgain(app: ApiTarget, { user }: LoggedIn): LoadRequest {
  return {
    method: 'POST',
    path: passwordGrant,
    headers: { ...apiHeaders(app), ...asJson },
    body: JSON.stringify({ email: user.email, password }),
  };
}

function addition(path: string): LoadRequest {
  return { method: 'POST', path, headers: asJson, body: '{"movie_id":{id},"type":"movie"}' };
}

function removal(path: string): LoadRequest {
  return { method: 'DELETE', path: `${path}?type=eq.movie&movie_id=eq.{id}` };
}
