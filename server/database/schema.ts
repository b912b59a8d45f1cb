import type { Kysely, Selectable } from 'kysely';

/** Points in time are whole milliseconds since 1970, which SQLite and PostgreSQL order alike. */
type Milliseconds = number;
/** JSON kept as text, written and read by the stores. */
type JsonText = string;

interface UsersTable {
  id: string;
  /** Lower case; null for a user without an address. */
  email: string | null;
  password_hash: string | null;
  email_confirmed_at: Milliseconds | null;
  confirmation_sent_at: Milliseconds | null;
  recovery_sent_at: Milliseconds | null;
  last_sign_in_at: Milliseconds | null;
  banned_until: Milliseconds | null;
  app_metadata: JsonText;
  user_metadata: JsonText;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  identity_data: JsonText;
  last_sign_in_at: Milliseconds | null;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

interface SessionsTable {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  /** `[{method, timestamp}]`, newest first, as the token carries it. */
  amr: JsonText;
  created_at: Milliseconds;
  refreshed_at: Milliseconds;
}

export interface RefreshTokensTable {
  /** The token itself is never stored: it is derived from this id and a secret, and found by its hash. */
  id: string;
  session_id: string;
  token_hash: string;
  parent_id: string | null;
  /** 1 once it was exchanged or its family was revoked. */
  revoked: number;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

export interface OneTimeTokensTable {
  user_id: string;
  slot:
    | 'confirmation'
    | 'recovery'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication';
  /** The stored value of section A.5 of the accounts contract: SHA-224 of address and code, maybe `pkce_` before it. */
  token_hash: string;
  /** The address the code was sent to. */
  email: string;
  attempts: number;
  sent_at: Milliseconds;
}

export interface FlowsTable {
  id: string;
  user_id: string;
  method: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  auth_code: string;
  created_at: Milliseconds;
  auth_code_issued_at: Milliseconds | null;
}

interface MailIntervalsTable {
  email: string;
  slot: string;
  sent_at: Milliseconds;
}

export interface FavoritesTable {
  user_id: string;
  type: 'movie' | 'tv';
  movie_id: number;
  created_at: Milliseconds;
}

export interface Schema {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  one_time_tokens: OneTimeTokensTable;
  flows: FlowsTable;
  mail_intervals: MailIntervalsTable;
  favorites: FavoritesTable;
}

export type Database = Kysely<Schema>;
export type User = Selectable<UsersTable>;
export type Identity = Selectable<IdentitiesTable>;
export type Session = Selectable<SessionsTable>;
