import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { freePort } from '#tests/support/processes/start-server-process.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** A server of ours that acts as a hosted project, and the settings of a server that uses it. */
export async function aHostedProject() {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const project = await startTestApp({ PORT: port, PUBLIC_URL: url });
  const env = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: project.secrets.publishableKey,
  };
  const listen = () => project.app.listen({ port: Number(port), host: '127.0.0.1' });
  return { ...project, env, listen };
}

/** The key set of a hosted project. It can change and fail, and it counts its requests. */
export async function aKeySet() {
  const state = { keys: [] as JWK[], isDown: false, requests: 0 };
  const server = createServer((request, response) => {
    state.requests += 1;
    const isThere = request.url === '/auth/v1/.well-known/jwks.json' && !state.isDown;
    response.writeHead(isThere ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isThere ? { keys: state.keys } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Publishes one more key; gives a function that signs tokens with it. */
  async function addKey(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    state.keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' });
    return (changes: { issuer?: string; audience?: string } = {}) =>
      new SignJWT({ sub: 'somebody' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(changes.issuer ?? `${url}/auth/v1`)
        .setAudience(changes.audience ?? 'authenticated')
        .setExpirationTime(new Date('2026-11-21T13:00:00Z'))
        .sign(privateKey);
  }
  return Object.assign(state, { url, addKey });
}
