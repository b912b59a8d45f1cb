// Every route of the server authenticates its caller, or is listed as open with the reason.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { refuseMethod } from '#server/web/refuse-other-methods.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aRenderer } from '#tests/support/pages/a-page-server.ts';

const notOffered = 'answers everybody that there is no such thing here';
const forOperators = 'has a guard of its own: METRICS_TOKEN, or this machine only';

/** Routes that do not authenticate their caller, and why. GET includes HEAD. */
const openRoutes: Record<string, string> = {
  'GET /index.html': 'is the built client',
  'GET /assets/*': 'is the built client',
  'GET /config.json': 'is what the client has to know first',
  'GET /t/p/:size/:file': 'serves images, which cannot carry a token',
  'GET /shared/:address': 'shows what its owner shares, to whoever has the address',
  'GET /calendar/:address.ics': 'shows what its owner shares, to whoever has the address',
  'POST /rest/v1/rpc/shared_list': 'shows what its owner shares, to whoever has the address',
  'GET /healthz': 'says only whether the server is up',
  'GET /readyz': 'says only whether the server can answer',
  'GET /metrics': forOperators,
  'GET /inbox': forOperators,
  'GET /inbox/:id': forOperators,
  'GET /realtime/v1/websocket': 'opens a socket; the token comes in the join, tested elsewhere',
  'POST /auth/v1/signup': 'makes an account',
  'POST /auth/v1/token': 'logs in: the proof is in the body',
  'POST /auth/v1/verify': 'logs in: the proof is in the body',
  'GET /auth/v1/verify': 'logs in: the proof is in the link of a mail',
  'POST /auth/v1/otp': 'mails a way to log in',
  'POST /auth/v1/magiclink': 'mails a way to log in',
  'POST /auth/v1/recover': 'mails a way to log in',
  'POST /auth/v1/resend': 'mails a way to log in',
  'GET /auth/v1/settings': 'is what a log in form has to know',
  'GET /auth/v1/health': 'says only that the API is up',
  'GET /auth/v1/.well-known/jwks.json': 'is public keys',
  'GET /auth/v1/.well-known/openid-configuration': 'is where the public keys are',
  'GET /auth/v1/callback': notOffered,
  'GET /auth/v1/authorize': notOffered,
  'POST /auth/v1/sso': notOffered,
  'ALL /auth/v1/user/identities/*': notOffered,
  'ALL /auth/v1/user/oauth/*': notOffered,
  'ALL /auth/v1/oauth/*': notOffered,
  'ALL /auth/v1/passkeys': notOffered,
  'ALL /auth/v1/passkeys/*': notOffered,
};

/** Routes that a user may use before proving the second factor, and why. */
const routesBeforeTheSecondFactor: Record<string, string> = {
  'GET /auth/v1/user': 'tells the client which second factors there are',
  'GET /auth/v1/reauthenticate': 'mails a code to the user, which changes nothing by itself',
  'POST /auth/v1/logout': 'ends sessions',
  'POST /auth/v1/factors/:id/challenge': 'asks for the code of the second factor',
  'POST /auth/v1/factors/:id/verify': 'takes the code of the second factor',
};

/** Valid bodies for routes that check the body before the second factor. */
const bodies: Record<string, object> = {
  'POST /auth/v1/factors': { factor_type: 'totp', friendly_name: 'Another' },
  'PUT /auth/v1/user': { password: 'battery staple' },
};

/** The error codes of each API's refusals; the first entry that matches a route applies. */
const refusals = [
  {
    routes: / \/auth\/v1\/(admin\/|invite$)/,
    codes: { no: 'no_authorization', expired: 'not_admin', bad: 'not_admin', half: 'not_admin' },
  },
  {
    routes: / \/(auth\/v1|rest\/v1\/rpc)\//,
    codes: { no: 'no_authorization', expired: 'bad_jwt', bad: 'bad_jwt', half: 'insufficient_aal' },
  },
  {
    routes: / \/rest\/v1\//,
    codes: { no: '42501', expired: 'PGRST303', bad: 'PGRST301', half: '42501' },
  },
  {
    routes: / \/catalogue\/3\//,
    codes: { no: '7', expired: '7', bad: '7', half: '7' },
  },
];

type TokenKind = keyof (typeof refusals)[number]['codes'];

/** The whole server, and the names of its routes: `GET /auth/v1/user`, `ALL` for every method. */
async function startWithRoutes() {
  const routesByApp = new Map<FastifyInstance, RouteOptions[]>();
  function collectRoutes(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes: RouteOptions[] = [];
    routesByApp.set(fastify, routes);
    fastify.addHook('onRoute', (route) => void routes.push(route));
  }
  subscribe('fastify.initialization', collectRoutes);
  onTestFinished(() => void unsubscribe('fastify.initialization', collectRoutes));

  const client = aDirectory();
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Marquee</title>');
  const inbox = createLocalInbox(aDirectory(), Date.now, () => {});
  const api = await startAccountsApi({}, client, inbox, aRenderer());
  await api.app.ready();
  const routes = (routesByApp.get(api.app) ?? [])
    .filter(({ handler }) => handler !== refuseMethod)
    .flatMap(({ method, url }) => {
      const methods = [method].flat();
      return (methods.length > 2 ? ['ALL'] : methods).map((each) => `${each} ${url}`);
    });
  return { ...api, routes };
}

const isOpen = (route: string) => route.replace(/^HEAD/, 'GET') in openRoutes;
const isBeforeTheSecondFactor = (route: string) => route in routesBeforeTheSecondFactor;

function expectedRefusal(route: string, kind: TokenKind): string {
  return refusals.find(({ routes }) => routes.test(route))?.codes[kind] ?? 'no wire';
}

/** The error code of a refusal, which each API puts in a different place. */
function refusalOf({ headers, body }: { headers: object; body: string }): string {
  const { 'x-sb-error-code': authCode, 'proxy-status': proxyStatus } = headers as never;
  const tableCode = /error=(\w+)/.exec(String(proxyStatus))?.[1];
  const [, catalogueCode] = /"status_code":(\d+)/.exec(body) ?? [];
  return String(authCode ?? tableCode ?? catalogueCode ?? 'none');
}

test('every route is listed as open or belongs to an API that authenticates', async () => {
  const { routes } = await startWithRoutes();
  const asking = routes.filter((route) => !isOpen(route));
  expect(asking.length).toBeGreaterThan(40);
  expect(asking.filter((route) => expectedRefusal(route, 'no') === 'no wire')).toEqual([]);
});

test('every listed route exists', async () => {
  const { routes } = await startWithRoutes();
  const named = [openRoutes, routesBeforeTheSecondFactor, bodies].flatMap(Object.keys);
  expect(named.filter((route) => !routes.includes(route))).toEqual([]);
});

test.each<[string, TokenKind]>([
  ['without a token', 'no'],
  ['with an expired token', 'expired'],
  ['with an invalid token', 'bad'],
  ['whose session has not proved the second factor', 'half'],
])('every route that is not open refuses a caller %s', async (_caller, kind) => {
  const server = await startWithRoutes();
  const { app, secrets, clock, routes, logIn } = server;
  const { factor } = await factorCalls(server).registerWithFactor();
  const half = (await logIn()).json().access_token;
  if (kind === 'expired') clock.advance(3_600_000);
  const token = { no: null, expired: half, bad: `${half}x`, half }[kind];

  async function ask(route: string): Promise<string> {
    const [method = '', path = ''] = route.replace(/^ALL/, 'GET').split(' ');
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path.replace(/:\w+/g, factor.id).replace('*', 'x'),
      headers: {
        apikey: secrets.publishableKey,
        'x-supabase-api-version': '2024-01-01',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(route in bodies && { payload: JSON.stringify(bodies[route]) }),
    });
    return refusalOf(answer);
  }

  const asking = routes.filter(
    (route) => !isOpen(route) && !(kind === 'half' && isBeforeTheSecondFactor(route)),
  );
  const answers = await Promise.all(asking.map(async (route) => [route, await ask(route)]));
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(asking.map((route) => [route, expectedRefusal(route, kind)])),
  );
});

test('the claim of the second factor is written where tokens are signed, and read in one place', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      readFileSync(join('server', file), 'utf8').includes('needs_second_factor'),
  );
  expect(files.sort()).toEqual([
    'accounts/sessions/sessions.ts',
    'accounts/tokens/access-token.ts',
    'caller.ts',
  ]);
});
