import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { ada } from '#tests/support/accounts/accounts-api.ts';
import { startAuthClients } from '#tests/support/accounts/auth-clients.ts';

/** The whole supabase-js, as any Node program would use it, against a listening server. */
async function connect() {
  const { address, secrets, openLinkIn } = await startAuthClients();

  function aClient() {
    const client = createClient(address, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });
    onTestFinished(() => void client.removeAllChannels());
    return client;
  }

  /** A user who has signed up, with the client's favorites table and a row of theirs. */
  async function aUser(email: string) {
    const client = aClient();
    await client.auth.signUp({ ...ada, email });
    await openLinkIn(client.auth);
    const user_id = (await client.auth.getUser()).data.user?.id;
    const aMovie = (movie_id: number) => ({ user_id, movie_id, type: 'movie' });
    return { favorites: () => client.from('favorites'), user_id, aMovie };
  }
  return { aClient, aUser, openLinkIn };
}

test('supabase-js signs up, and the mail has to be verified before logging in', async () => {
  const { aClient, openLinkIn } = await connect();
  const { auth } = aClient();
  const signUp = await auth.signUp(ada);
  expect(signUp.data).toMatchObject({ user: { email: ada.email }, session: null });
  const early = await auth.signInWithPassword(ada);
  expect(early.error?.code).toBe('email_not_confirmed');

  await openLinkIn(aClient().auth);
  const logIn = await auth.signInWithPassword(ada);
  expect(logIn.error).toBeNull();
  expect(logIn.data.session?.token_type).toBe('bearer');
});

test('supabase-js adds, reads, counts and removes favorites', async () => {
  const { favorites, user_id, aMovie } = await (await connect()).aUser(ada.email);
  const rows = [aMovie(550), { ...aMovie(1396), type: 'tv' }];
  expect((await favorites().insert(rows)).error).toBeNull();
  const { data, count } = await favorites()
    .select('movie_id, type', { count: 'exact' })
    .eq('user_id', user_id)
    .order('movie_id');
  expect(data).toEqual([
    { movie_id: 550, type: 'movie' },
    { movie_id: 1396, type: 'tv' },
  ]);
  expect(count).toBe(2);
  expect((await favorites().delete().match({ movie_id: 550, type: 'movie' })).error).toBeNull();
  expect((await favorites().select('movie_id')).data).toEqual([{ movie_id: 1396 }]);
});

test("supabase-js can neither read nor write another user's favorites", async () => {
  const { aUser } = await connect();
  const ann = await aUser('ann@example.com');
  const bob = await aUser('bob@example.com');
  await ann.favorites().insert(ann.aMovie(550));

  const read = await bob.favorites().select('*').eq('user_id', ann.user_id);
  expect(read.data).toEqual([]);
  expect((await bob.favorites().insert(ann.aMovie(1))).error?.code).toBe('42501');
  await bob.favorites().delete().eq('user_id', ann.user_id);
  expect((await ann.favorites().select('movie_id')).data).toEqual([{ movie_id: 550 }]);
});
