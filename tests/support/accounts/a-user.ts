import { randomUUID } from 'node:crypto';
import { someClaims } from '#tests/support/accounts/some-claims.ts';
import type { startTestApp } from '#tests/support/start-test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** A confirmed user with a session and its access token. */
export async function aUser({ database, accessTokens, clock }: Server) {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const claims = someClaims({ sub: id, email, session_id: randomUUID() });
  const now = clock();
  await database
    .insertInto('users')
    .values({
      id,
      email,
      email_confirmed_at: now,
      app_metadata: '{}',
      user_metadata: '{}',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await database
    .insertInto('sessions')
    .values({
      id: claims.session_id,
      user_id: id,
      aal: claims.aal,
      amr: '[]',
      created_at: now,
      refreshed_at: now,
    })
    .execute();
  const { token } = await accessTokens.sign(claims);
  return { id, email, token };
}
