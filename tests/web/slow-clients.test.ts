import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logStream } from '#server/web/log-stream.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** Everything a socket is sent until the server ends it, having said only `head`. */
async function answerTo(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(head);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

test('a client that does not finish the head of a request is disconnected', {
  timeout: 30_000,
}, async () => {
  const { app } = await startTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect(await answerTo(Number(port), 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toContain(
    '408',
  );
});

test.each([
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a length and a coding', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
])('a request with %s is refused', async (_fault, lengths) => {
  const { app } = await startTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const request = `POST /auth/v1/otp HTTP/1.1\r\nHost: a\r\n${lengths}\r\n\r\n0\r\n\r\n`;
  expect(await answerTo(Number(port), request)).toMatch(/^HTTP\/1\.1 400 /);
});

/** Makes the clock of the limit move only when a test says so. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  ['/auth/v1/stuck', 'request_timeout'],
  ['/rest/v1/stuck', '57014'],
  ['/catalogue/3/stuck', 24],
])('a handler of %s that does not finish is answered 504 with %s', async (url, expected) => {
  stopTheClock();
  const { app, secrets } = await startTestApp();
  app.get(url, () => new Promise(() => vi.advanceTimersByTime(11_000)));
  const headers = { apikey: secrets.publishableKey, 'x-supabase-api-version': '2024-01-01' };
  const answer = await app.inject({ url, headers });
  const { code, status_code } = answer.json();
  expect([answer.statusCode, code ?? status_code]).toEqual([504, expected]);
});

test('the log says which route did not answer in time, without the address', async () => {
  stopTheClock();
  const { app } = await startTestApp({ LOG_LEVEL: 'error' });
  const write = vi.spyOn(logStream, 'write').mockImplementation(() => {});
  onTestFinished(() => write.mockRestore());
  app.post('/stuck/:id', () => new Promise(() => vi.advanceTimersByTime(11_000)));
  await app.inject({ method: 'POST', url: '/stuck/1?token=secret', payload: {} });
  expect(write.mock.calls).toHaveLength(1);
  expect(write.mock.calls.join()).toContain('POST /stuck/:id took more than 10000 ms.');
  expect(write.mock.calls.join()).not.toContain('secret');
});
