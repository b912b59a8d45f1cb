import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const migrations = 'supabase/migrations';

// The parts of a hosted project that our migrations need: its API's roles, the accounts service's
// tables, the functions that read the claims, and default grants on everything in `public`. Our role
// has only the rights it needs, and cannot bypass policies.
const project = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role project_owner nologin;

  create schema auth;
  create table auth.users (id uuid primary key, email text, banned_until timestamptz);
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz,
    refreshed_at timestamp,
    not_after timestamptz,
    user_agent text
  );
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    status text not null
  );
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')
    )::jsonb
  $$;
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid
  $$;

  -- Realtime's messages are a table; a private topic may be joined by whoever its policies let
  -- read. On a project our role passes by them, as the owner of a table does.
  create schema realtime;
  create table realtime.messages (
    id uuid primary key default gen_random_uuid(),
    topic text not null,
    extension text not null,
    event text,
    payload jsonb,
    private boolean
  );
  alter table realtime.messages owner to project_owner;
  alter table realtime.messages enable row level security;
  create function realtime.topic() returns text language sql stable as $$
    select nullif(current_setting('realtime.topic', true), '')
  $$;
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language plpgsql as $$
  begin
    insert into realtime.messages (payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'the broadcast failed: %', sqlerrm;
  end
  $$;
  grant usage on schema realtime to anon, authenticated, project_owner;
  grant select, insert, update on realtime.messages to anon, authenticated;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to project_owner;

  grant usage on schema auth to anon, authenticated, service_role, project_owner;
  grant select, delete, references on auth.users to project_owner;
  grant select on auth.sessions, auth.mfa_factors to project_owner;
  grant usage on schema public to anon, authenticated, service_role;
  grant create on schema public to project_owner;
  grant create on database postgres to project_owner;
  alter default privileges for role project_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** Somebody with an account at the hosted project, and a session. */
export interface HostedUser {
  id: string;
  sessionId: string;
}

type Rows = Record<string, unknown>[];
/** Sends one statement; gives its rows, and how many were returned or changed. */
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Rows; count: number }>;

/** A hosted project's database with our migrations, on the PostgreSQL at `url`. */
export async function aHostedDatabase(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(project);
  // In UTC, a time without a zone would be right by accident.
  await client.query("set timezone to 'Asia/Tokyo'");

  const query: Query = async (text, values = []) => {
    const { rows, rowCount } = await client.query(text, values);
    return { rows, count: rowCount ?? 0 };
  };

  /** Runs a transaction as PostgREST does: as a role, with the claims of a token. */
  async function act<Result>(
    role: string,
    claims: object,
    work: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    await client.query('begin');
    try {
      await client.query(`set local role ${role}`);
      const told = JSON.stringify({ role, ...claims });
      await client.query("select set_config('request.jwt.claims', $1, true)", [told]);
      const result = await work(query);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  return {
    query,
    async migrate() {
      await client.query('set role project_owner');
      for (const name of readdirSync(migrations).sort()) {
        await client.query(readFileSync(join(migrations, name), 'utf8'));
      }
      await client.query('reset role');
    },

    async aUser(): Promise<HostedUser> {
      const user = { id: randomUUID(), sessionId: randomUUID() };
      await query('insert into auth.users (id, email) values ($1, $2)', [
        user.id,
        `${user.id}@example.com`,
      ]);
      await query(
        "insert into auth.sessions (id, user_id, created_at) values ($1, $2, '2026-11-21T12:00Z')",
        [user.sessionId, user.id],
      );
      return user;
    },

    /** Sends one statement as a logged-in user. */
    as({ id, sessionId }: HostedUser, aal: 'aal1' | 'aal2' = 'aal1'): Query {
      const claims = { sub: id, session_id: sessionId, aal };
      return (text, values) => act('authenticated', claims, (ask) => ask(text, values));
    },

    /** Sends one statement without a log-in. */
    asNobody: ((text, values) => act('anon', {}, (ask) => ask(text, values))) as Query,
    close: () => client.end(),
  };
}
