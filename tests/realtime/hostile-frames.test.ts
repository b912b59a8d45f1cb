import { expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '#catalogue/posters/seeded-random.ts';
import { aRealtimeServer } from '#tests/support/a-realtime-server.ts';
import { aTableUser } from '#tests/support/accounts/a-table-user.ts';
import { someBytes } from '#tests/support/hostile/hostile-bytes.ts';
import { hostileTokens } from '#tests/support/hostile/hostile-tokens.ts';
import { brokenJson, hostileJson, withMember } from '#tests/support/hostile/hostile-values.ts';

const sockets = 20;
// More than a hundred frames within ten seconds close a socket.
const framesPerSocket = 98;

test('hostile frames neither close a socket nor stop its answers', async () => {
  const server = await aRealtimeServer();
  const { token, call } = await aTableUser(server);
  const tokens = [token, ...(await hostileTokens(server))];
  for (let number = 0; number < sockets; number += 1) {
    const random = seededRandom(`hostile frames ${number}`);
    const { socket, closed, send, next } = await server.aSocket();
    for (let frame = 0; frame < framesPerSocket; frame += 1) {
      socket.send(hostileFrame(random, tokens));
    }
    send([null, 'last', 'phoenix', 'heartbeat', {}]);
    const answered = async () => {
      while ((await next())[1] !== 'last');
      return 'answered';
    };
    expect([number, await Promise.race([answered(), closed])]).toEqual([number, 'answered']);
    socket.terminate();
  }
  expect((await call('GET')).statusCode).toBe(200);
});

function hostileFrame(random: SeededRandom, tokens: string[]): string | Buffer {
  const access_token = random.pick(tokens);
  const binding = { event: '*', schema: 'public', table: 'favorites', filter: 'movie_id=eq.1' };
  const names = ['event', 'schema', 'table', 'filter', 'then'];
  const odd = withMember(binding, random.pick(names), hostileJson(random));
  const bindings = random.pick([
    JSON.stringify([binding]),
    `[${odd}]`,
    `[${odd},${odd}]`,
    hostileJson(random),
  ]);
  const config = random.pick([`{"postgres_changes":${bindings}}`, hostileJson(random)]);
  const payload = random.pick([
    `{"config":${config},"access_token":${JSON.stringify(access_token)}}`,
    `{"config":${config},"access_token":${hostileJson(random)}}`,
    JSON.stringify({ access_token }),
    hostileJson(random),
  ]);
  const event = random.pick([
    'phx_join',
    'phx_join',
    'access_token',
    'phx_leave',
    'heartbeat',
    'broadcast',
    '__proto__',
  ]);
  const topic = random.pick(['realtime:a', 'realtime:b', 'realtime:__proto__', 'phoenix', 'x', '']);
  const parts = ['"1"', '"1"', JSON.stringify(topic), JSON.stringify(event), payload];
  if (random.chance(0.3)) parts[random.between(0, 4)] = hostileJson(random);
  const text = `[${parts.join()}]`;
  // A frame beyond 64 KiB closes the socket before it is read, and some of these would be larger.
  const frame = text.length < 30_000 ? text : '[]';
  return random.pick([
    ...[frame, frame, frame, brokenJson(random, frame), Buffer.from(frame)],
    Buffer.concat([Buffer.from([3]), someBytes(random, random.between(0, 60))]),
    someBytes(random, random.between(0, 300)),
  ]);
}
