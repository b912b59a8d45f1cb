import type { AccessTokenClaims } from '#server/accounts/tokens/access-token.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const claims: AccessTokenClaims = {
  sub: '0b7c6a52-8f0e-4a3b-9a43-3d2f6f1f5c11',
  email: 'ada@example.com',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10',
  is_anonymous: false,
};

/** A server and a logged-in user who calls its catalogue: `get('/movie/550')`. */
export async function aCatalogueReader(...parts: Parameters<typeof startTestApp>) {
  const server = await startTestApp(...parts);
  const { token } = await server.accessTokens.sign(claims);
  const authorization = `Bearer ${token}`;
  return {
    ...server,
    authorization,
    get: (path: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url: `/catalogue/3${path}`, headers: { authorization, ...headers } }),
  };
}
