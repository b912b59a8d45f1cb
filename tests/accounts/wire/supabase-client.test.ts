import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { startTestApp } from '#tests/support/start-test-app.ts';

const password = 'correct horse';

/** The whole supabase-js, as any Node program would use it, on a server that listens. */
async function connect() {
  const { app, secrets, mailer, clock } = await startTestApp();
  clock.setToTimeOfClients();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const options = {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  };
  const newClient = () => {
    const client = createClient(url, secrets.publishableKey, options);
    onTestFinished(() => void client.removeAllChannels());
    return client;
  };
  /** The link of the last mail, which names the public URL, on this server. */
  function lastLink(): URL {
    const link = new URL(mailer.sent.at(-1)?.link ?? '');
    return new URL(link.pathname + link.search, url);
  }
  return { newClient, lastLink };
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function signUp({ newClient, lastLink }: Connection, email: string) {
  const client = newClient();
  await client.auth.signUp({ email, password });
  const token_hash = lastLink().searchParams.get('token') ?? '';
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', token_hash });
  expect(error).toBeNull();
  return { client, user: data.user };
}

test('supabase-js signs up, and the mail has to be verified before logging in', async () => {
  const { newClient, lastLink } = await connect();
  const client = newClient();
  const signup = await client.auth.signUp({ email: 'ann@example.com', password });
  expect(signup.data).toMatchObject({ user: { email: 'ann@example.com' }, session: null });

  const early = await client.auth.signInWithPassword({ email: 'ann@example.com', password });
  expect(early.error?.code).toBe('email_not_confirmed');

  const response = await fetch(lastLink(), { redirect: 'manual' });
  expect(response.status).toBe(303);
  const login = await client.auth.signInWithPassword({ email: 'ann@example.com', password });
  expect(login.error).toBeNull();
  expect(login.data.session?.token_type).toBe('bearer');
});

test('supabase-js refreshes its session', async () => {
  const { client } = await signUp(await connect(), 'ann@example.com');
  const { data: before } = await client.auth.getSession();
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before.session?.refresh_token);
  expect((await client.auth.getUser()).data.user?.email).toBe('ann@example.com');
});

test('supabase-js checks its token against the published key set', async () => {
  const { client, user } = await signUp(await connect(), 'ann@example.com');
  const { data, error } = await client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims.sub).toBe(user?.id);
});

test('supabase-js resets a forgotten password, and the old one is worth nothing after', async () => {
  const connection = await connect();
  await signUp(connection, 'ann@example.com');
  const client = connection.newClient();
  await client.auth.resetPasswordForEmail('ann@example.com');
  const token_hash = connection.lastLink().searchParams.get('token') ?? '';
  await client.auth.verifyOtp({ type: 'recovery', token_hash });
  const update = await client.auth.updateUser({ password: 'battery staple' });
  expect(update.error).toBeNull();

  const old = await client.auth.signInWithPassword({ email: 'ann@example.com', password });
  expect(old.error?.code).toBe('invalid_credentials');
  const login = await client.auth.signInWithPassword({
    email: 'ann@example.com',
    password: 'battery staple',
  });
  expect(login.error).toBeNull();
});

test('supabase-js adds, reads, counts and removes favorites', async () => {
  const { client, user } = await signUp(await connect(), 'ann@example.com');
  const favorites = () => client.from('favorites');
  const rows = [
    { user_id: user?.id, movie_id: 550, type: 'movie' },
    { user_id: user?.id, movie_id: 1396, type: 'tv' },
  ];
  expect((await favorites().insert(rows)).error).toBeNull();
  const { data, count } = await favorites()
    .select('movie_id, type', { count: 'exact' })
    .eq('user_id', user?.id)
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
  const connection = await connect();
  const ann = await signUp(connection, 'ann@example.com');
  const bob = await signUp(connection, 'bob@example.com');
  await ann.client
    .from('favorites')
    .insert({ user_id: ann.user?.id, movie_id: 550, type: 'movie' });

  const read = await bob.client.from('favorites').select('*').eq('user_id', ann.user?.id);
  expect(read.data).toEqual([]);
  const write = await bob.client
    .from('favorites')
    .insert({ user_id: ann.user?.id, movie_id: 1, type: 'movie' });
  expect(write.error?.code).toBe('42501');
  await bob.client.from('favorites').delete().eq('user_id', ann.user?.id);
  expect((await ann.client.from('favorites').select('movie_id')).data).toEqual([{ movie_id: 550 }]);
});

test('supabase-js logs out, after which its session is over', async () => {
  const { client } = await signUp(await connect(), 'ann@example.com');
  const { data } = await client.auth.getSession();
  expect((await client.auth.signOut()).error).toBeNull();
  const again = await client.auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  });
  expect(again.error?.code).toBe('refresh_token_not_found');
});
