import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLocalInbox } from '#server/mail/local-inbox.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { everyRequest } from '#tests/support/hostile/every-request.ts';
import type { HostileMaterial } from '#tests/support/hostile/hostile-requests.ts';
import { hostileTokens } from '#tests/support/hostile/hostile-tokens.ts';
import { aRenderer } from '#tests/support/pages/a-page-server.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const anHour = 3_600_000;
const mark = 'Nobody but its owner may read this.';
// Another network than the storm's; proxies on loopback are trusted by default.
const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
const innocent = { email: 'innocent@example.com', password: 'correct horse' };

export type StormTarget = Awaited<ReturnType<typeof aStormTarget>>;

/** The whole server, listening, with a user who is not part of the storm. */
export async function aStormTarget(env: Record<string, string> = {}) {
  const inbox = createLocalInbox(aDirectory(), aClock(), () => {});
  const api = await startAccountsApi(env, aClient(), inbox, aRenderer());
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const { signingKeys, tokenSecret, secretKey } = api.secrets;

  await api.register(innocent.email, innocent.password);
  await favorites(
    'POST',
    [1, 2, 3].map((movie_id) => ({ movie_id, type: 'movie' })),
  );
  const kept = await favorites('GET');

  /** Logs the innocent user in again and gives their favorites. */
  async function favorites(method: 'GET' | 'POST', payload?: object) {
    const body = { method: 'POST', headers: elsewhere, body: innocent } as const;
    const session = await api.call('POST', '/token?grant_type=password', body);
    const authorization = `Bearer ${session.json().access_token}`;
    const headers = { apikey: api.secrets.publishableKey, authorization, ...elsewhere };
    const answer = await api.app.inject({
      method,
      url: '/rest/v1/favorites',
      headers,
      ...(payload && { payload }),
    });
    return answer.body;
  }

  return {
    app: api.app,
    port,
    /** Secrets that no answer may contain. */
    hidden: [
      ...signingKeys.map(({ d }) => String(d)),
      ...[tokenSecret, secretKey, mark, process.cwd(), api.settings.dataDirectory],
    ],

    /** Valid requests and hostile tokens, of new users. */
    async material(): Promise<HostileMaterial> {
      // The storm may have used up request limits; an hour later they are full again.
      api.clock.advance(anHour);
      const { token } = await aUser(api);
      return { requests: await everyRequest(api, token), tokens: await hostileTokens(api) };
    },

    async stillServes(): Promise<boolean> {
      const { statusCode } = await api.app.inject('/healthz');
      return statusCode === 200 && (await favorites('GET')) === kept;
    },
  };
}

/** A built client, next to a file that does not belong to it. */
function aClient(): string {
  const folder = aDirectory();
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'nobody-may-read-this.txt'), mark);
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Marquee</title>');
  writeFileSync(join(client, 'assets', 'main-abc123.js'), 'start()');
  return client;
}
