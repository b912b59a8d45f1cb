import { createHmac, randomUUID } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { aUser } from '#tests/support/accounts/a-user.ts';
import type { startTestApp } from '#tests/support/start-test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** Invalid tokens: forged, of another server, expired, of no user, and texts that are no tokens. */
export async function hostileTokens(server: Server): Promise<string[]> {
  const { secrets, settings, database, clock } = server;
  const [jwk = { kty: '' }] = secrets.signingKeys;
  const { d: _private, ...publicJwk } = jwk;
  const key = await importJWK(jwk);
  const { privateKey: foreignKey } = await generateKeyPair('ES256');
  const { token, id: sub } = await aUser(server);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = readPart(payload);
  const now = Math.floor(clock() / 1000);

  const sign = (
    changes: JWTPayload,
    header: object = {},
    by: Parameters<SignJWT['sign']>[0] = key,
  ) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: String(jwk.kid), ...header })
      .sign(by);
  const forged = (header: object, secret: string) => {
    const start = `${writePart(header)}.${payload}`;
    return `${start}.${createHmac('sha256', secret).update(start).digest('base64url')}`;
  };
  const withHead = (header: object) => `${writePart({ ...readPart(head), ...header })}.${payload}.`;

  const deleted = await aUser(server);
  await database.deleteFrom('users').where('id', '=', deleted.id).execute();
  const loggedOut = await aUser(server);
  await database.deleteFrom('sessions').where('user_id', '=', loggedOut.id).execute();

  return [
    ...[deleted.token, loggedOut.token],
    // The public key as the secret of a symmetric signature.
    ...[JSON.stringify(publicJwk), await pem(publicJwk)].flatMap((secret) => [
      forged({ alg: 'HS256', typ: 'JWT', kid: jwk.kid }, secret),
      forged({ alg: 'HS256', typ: 'JWT' }, secret),
    ]),
    ...['none', 'None', '', 'ES512', 'RS256', '__proto__'].map((alg) => withHead({ alg })),
    `${head}.${writePart({ ...claims, sub: randomUUID() })}.${signature}`,
    `${head}.${writePart({ ...claims, role: 'service_role' })}.${signature}`,
    ...[`${head}.${payload}.`, `${head}.${payload}`, `${head}..${signature}`, `.${payload}.`],
    ...[`${token}A`, token.toUpperCase(), `${token}.${signature}`, `${head}.e30.${signature}`],
    await sign({}, {}, foreignKey),
    await sign({}, { jwk: publicJwk }, foreignKey),
    ...(await Promise.all(
      ['other', '', '__proto__', '../../dev/null', "' or 1=1 --"].map((kid) => sign({}, { kid })),
    )),
    // Signed by this server's own key, with claims that this server would not write.
    ...(await Promise.all(
      [
        ...[{ iss: 'https://other.example/auth/v1' }, { iss: `${settings.publicUrl}/` }],
        ...[{ aud: 'x' }, { exp: now - 1 }, { exp: now - 31_536_000 }, { exp: 0 }],
        ...[{ nbf: now + 60 }, { sub: '' }, { sub: 'nobody' }, { sub: '__proto__' }],
        ...[{ sub: randomUUID() }, { sub, session_id: 'x' }, { session_id: randomUUID() }],
        ...[{ session_id: null }, { session_id: 7 }, { sub: 7 as never }],
        { role: 'service_role', aal: 'aal9', amr: 'x' },
        { user_metadata: { name: 'a'.repeat(9000) } },
      ].map((changes) => sign(changes)),
    )),
    ...['a.b.c', '....', '.', 'e30.e30.e30', 'null', 'a'.repeat(10_000), `${'e30.'.repeat(3000)}`],
    ...['\xff\xfe', 'a b', '{}', 'sb_secret_x', secrets.publishableKey, `${token}, ${token}`],
  ];
}

function readPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function writePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function pem(publicJwk: JWK): Promise<string> {
  const key = await importJWK(publicJwk, 'ES256', { extractable: true });
  return exportSPKI(key as Parameters<typeof exportSPKI>[0]);
}
