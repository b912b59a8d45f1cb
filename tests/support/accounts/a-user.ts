import { randomUUID } from 'node:crypto';
import type { startTestApp } from '#tests/support/start-test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** Somebody registered and logged in: a confirmed user, a session and its access token. */
export async function aUser({ database, accessTokens, clock }: Server) {
  const id = randomUUID();
  const sessionId = randomUUID();
  const email = `${id}@example.com`;
  const times = { created_at: clock(), updated_at: clock() };
  await database
    .insertInto('users')
    .values({
      id,
      email,
      email_confirmed_at: clock(),
      app_metadata: '{}',
      user_metadata: '{}',
      ...times,
    })
    .execute();
  await database
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: id,
      aal: 'aal1',
      amr: '[]',
      created_at: clock(),
      refreshed_at: clock(),
    })
    .execute();
  const { token } = await accessTokens.sign({
    sub: id,
    email,
    app_metadata: {},
    user_metadata: {},
    aal: 'aal1',
    amr: [],
    session_id: sessionId,
    is_anonymous: false,
  });
  return { id, email, token };
}
