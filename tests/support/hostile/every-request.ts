import { randomUUID } from 'node:crypto';
import { pathOfSharedList } from '#contract/addresses.ts';
import { mediaTypes } from '#contract/catalogue.ts';
import { sharedListFunction } from '#contract/tables/shared-lists.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import type { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { everyAccountRequest } from '#tests/support/accounts/every-account-request.ts';
import { everyAdminRequest } from '#tests/support/accounts/every-admin-request.ts';

type AccountsApi = Awaited<ReturnType<typeof startAccountsApi>>;

/** A request as a client of ours would send it. */
export interface ValidRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; without it, the request has no body. */
  body?: unknown;
  /** The expected status, if not 2xx. */
  status?: number;
}

/** One request, or several, for every route that the server has; `token` is that of a user. */
export async function everyRequest(api: AccountsApi, token: string): Promise<ValidRequest[]> {
  return [
    ...(await everyAccountRequest(api, token)),
    ...(await everyAdminRequest(api)),
    ...everyTableRequest(api.secrets.publishableKey, token),
    ...everyCatalogueRequest(token),
    ...everyOpenRequest(api.secrets.publishableKey),
  ];
}

function everyTableRequest(apikey: string, token: string): ValidRequest[] {
  const headers = { apikey, authorization: `Bearer ${token}` };
  const rows = [1, 2, 3].map((movie_id) => ({ movie_id, type: 'tv' }));
  const merge = { ...headers, prefer: 'resolution=merge-duplicates,return=representation' };
  const path = '/rest/v1/favorites';
  return [
    { method: 'GET', path: `${path}?select=movie_id,type&order=created_at.desc&limit=20`, headers },
    { method: 'GET', path, headers: { ...headers, prefer: 'count=exact', range: '0-9' } },
    { method: 'GET', path: `${path}?type=eq.movie&movie_id=in.(603,604)&select=*`, headers },
    { method: 'HEAD', path, headers },
    { method: 'OPTIONS', path, headers, status: 200 },
    {
      method: 'POST',
      path: `${path}?on_conflict=user_id,type,movie_id`,
      headers: merge,
      body: rows,
    },
    {
      method: 'POST',
      path: `${path}?columns="movie_id","type"&select=movie_id`,
      headers: merge,
      body: { movie_id: 603, type: 'movie', created_at: '2026-01-01T12:00:00+00:00' },
    },
    { method: 'DELETE', path: `${path}?movie_id=eq.${randomMovie()}&type=eq.movie`, headers },
    { method: 'POST', path: '/rest/v1/rpc/own_sessions', headers, body: {} },
    ...otherTables.map(({ name }) => ({ method: 'GET', path: `/rest/v1/${name}`, headers })),
    {
      method: 'DELETE',
      path: `/rest/v1/shared_lists?address=eq.${randomUUID()}&kind=eq.page`,
      headers,
    },
    {
      method: 'POST',
      path: `/rest/v1/rpc/${sharedListFunction}`,
      headers,
      body: { address: randomUUID() },
    },
  ];
}

const otherTables = userTables.filter(({ name }) => name !== 'favorites');

const randomMovie = () => Number.parseInt(randomUUID().slice(0, 6), 16);

function everyCatalogueRequest(token: string): ValidRequest[] {
  const headers = { authorization: `Bearer ${token}` };
  const ids = { movie: 603, tv: 1396 };
  const ratings = { movie: 'release_dates', tv: 'content_ratings' };
  const paths = mediaTypes.flatMap((type) => [
    `/${type}/popular?page=1`,
    `/search/${type}?query=the&page=1&year=1999`,
    `/discover/${type}?with_genres=18,35&without_genres=27&sort_by=vote_average.desc`,
    `/discover/${type}?with_runtime.gte=90&with_original_language=en&with_origin_country=US|GB`,
    `/genre/${type}/list`,
    `/${type}/${ids[type]}?append_to_response=videos`,
    ...['videos', 'credits', 'recommendations', 'watch/providers', ratings[type]].map(
      (rest) => `/${type}/${ids[type]}/${rest}`,
    ),
    `/watch/providers/${type}?watch_region=DE`,
  ]);
  paths.push(
    ...['/watch/providers/regions', '/person/31', '/person/31/combined_credits'],
    ...['/search/multi?query=the&page=1', '/find/tt0088763?external_source=imdb_id'],
    '/titles?ids=movie-603,tv-1396&watch_region=DE',
  );
  return paths.map((path) => ({ method: 'GET', path: `/catalogue/3${path}`, headers }));
}

function everyOpenRequest(apikey: string): ValidRequest[] {
  const pages = [
    '/',
    '/login',
    '/favorites',
    '/reset-password',
    '/assets/main-abc123.js',
    '/inbox',
  ];
  const paths = [...pages, '/config.json', '/t/p/w500/movie-603.svg', '/index.html'];
  const forOperators = ['/healthz', '/readyz', '/metrics'];
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const socket = `/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`;
  return [
    ...[...paths, ...forOperators].map((path) => ({ method: 'GET', path, headers: {} })),
    { method: 'GET', path: '/inbox/2026', headers: {}, status: 404 },
    ...(['page', 'calendar'] as const).map((kind) => ({
      method: 'GET',
      path: pathOfSharedList(kind, randomUUID()),
      headers: {},
      status: 404,
    })),
    { method: 'GET', path: socket, headers: handshake, status: 101 },
    { method: 'GET', path: socket, headers: {}, status: 426 },
  ];
}
