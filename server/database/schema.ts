import type { Generated, Kysely, Selectable } from 'kysely';
import type { StoredUserTables } from '#contract/tables/user-tables.ts';

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
  /** The address that takes the place of `email` once it is confirmed. */
  new_email: string | null;
  email_change_sent_at: Milliseconds | null;
  /** How many of the mails about `new_email` were answered: the old address's, the new one's. */
  email_change_halves: Generated<number>;
  reauthentication_sent_at: Milliseconds | null;
  invited_at: Milliseconds | null;
  /** 1 for somebody who came without an address (never unless the setting allows it). */
  is_anonymous: Generated<number>;
  last_sign_in_at: Milliseconds | null;
  banned_until: Milliseconds | null;
  /** Goes into the access token: `authenticated`, unless the administrator says otherwise. */
  role: Generated<string>;
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
  /** The second factor that raised it to aal2. */
  factor_id: string | null;
  /** The token of the mailed link that opened it, until the session is first used (decision 7). */
  link_hash: string | null;
  /** Where it was opened, for its owner to recognise it. */
  ip: string | null;
  user_agent: string | null;
  created_at: Milliseconds;
  refreshed_at: Milliseconds;
}

export interface FactorsTable {
  id: string;
  user_id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  /** The TOTP secret, readable with the server's own secret only. */
  encrypted_secret: string;
  /** The newest 30-second step whose code was used: a code works once. */
  last_used_step: number | null;
  last_challenged_at: Milliseconds | null;
  created_at: Milliseconds;
  updated_at: Milliseconds;
}

interface FactorChallengesTable {
  id: string;
  factor_id: string;
  attempts: number;
  verified_at: Milliseconds | null;
  created_at: Milliseconds;
}

export interface RefreshTokensTable {
  /** The token itself is never stored: it is derived from this id and a secret, and found by its hash. */
  id: string;
  session_id: string;
  token_hash: string;
  parent_id: string | null;
  /** 1 once it was exchanged. */
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
  /** 1 for a link that needs the verifier of whoever asked: a stranger's does not replace the owner's. */
  is_pkce: number;
  /** SHA-256 of what the link carries, which is made of address and code (decision 6). */
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
  /** SHA-256 of the code, which is derived from the row's id and a secret. */
  auth_code_hash: string;
  created_at: Milliseconds;
  auth_code_issued_at: Milliseconds | null;
}

interface RequestLimitsTable {
  /** What is limited and for whom, without showing whom. */
  key: string;
  /** When all of the allowance is there again. */
  full_at: Milliseconds;
}

/** Where a user has logged in from before: strangers cannot use up what these may do. */
interface KnownNetworksTable {
  user_id: string;
  network_hash: string;
  seen_at: Milliseconds;
}

/** One row: which secrets the hashes in this database were made with. */
interface SecretsFingerprintTable {
  id: number;
  fingerprint: string;
}

export interface AuditEventsTable {
  id: string;
  at: Milliseconds;
  action: string;
  /** Kept when the user is gone. */
  user_id: string | null;
  ip: string | null;
}

/** What TMDB has answered, for at most six months. */
interface CatalogueAnswersTable {
  /** Hash of what was asked. */
  key: string;
  /** As it is given to clients; `null` for a title that TMDB does not have. */
  content: JsonText;
  etag: string | null;
  fetched_at: Milliseconds;
  fresh_until: Milliseconds;
}

export interface Schema extends StoredUserTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  one_time_tokens: OneTimeTokensTable;
  flows: FlowsTable;
  factors: FactorsTable;
  factor_challenges: FactorChallengesTable;
  request_limits: RequestLimitsTable;
  known_networks: KnownNetworksTable;
  secrets_fingerprint: SecretsFingerprintTable;
  audit_events: AuditEventsTable;
  catalogue_answers: CatalogueAnswersTable;
}

export type Database = Kysely<Schema>;
export type User = Selectable<UsersTable>;
export type Identity = Selectable<IdentitiesTable>;
export type Session = Selectable<SessionsTable>;
