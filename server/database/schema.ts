import type { Generated, Kysely, Selectable } from 'kysely';
import type { StoredUserTables } from '#contract/tables/user-tables.ts';

/** A time as whole milliseconds since 1970, which SQLite and PostgreSQL order alike. */
type Milliseconds = number;
/** JSON stored as text. */
type JsonText = string;

interface UsersTable {
  id: string;
  /** Lower case; null for a user without an address. */
  email: string | null;
  password_hash: string | null;
  email_confirmed_at: Milliseconds | null;
  confirmation_sent_at: Milliseconds | null;
  recovery_sent_at: Milliseconds | null;
  /** The address that replaces `email` once it is confirmed. */
  new_email: string | null;
  email_change_sent_at: Milliseconds | null;
  /** How many of the two mails about `new_email` (to the old and to the new address) were confirmed. */
  email_change_halves: Generated<number>;
  reauthentication_sent_at: Milliseconds | null;
  invited_at: Milliseconds | null;
  /** 1 for an anonymous user, which the setting ANONYMOUS_SIGN_INS must allow. */
  is_anonymous: Generated<number>;
  last_sign_in_at: Milliseconds | null;
  banned_until: Milliseconds | null;
  /** The role in access tokens: `authenticated`, unless the administrator sets another. */
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
  /** `[{method, timestamp}]`, newest first, as in the access token. */
  amr: JsonText;
  /** The second factor that raised the session to aal2. */
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
  /** The TOTP secret, encrypted with the server's own secret. */
  encrypted_secret: string;
  /** The newest 30-second step whose code was used, because a code works only once. */
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
  /** The token is derived from this id and a secret; only its hash is stored. */
  id: string;
  session_id: string;
  token_hash: string;
  parent_id: string | null;
  /** 1 after it was exchanged. */
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
  /** 1 for a link that needs a PKCE verifier. Such a link, asked for by a stranger, does not replace the owner's. */
  is_pkce: number;
  /** SHA-256 of the link's token, which is derived from address and code (decision 6). */
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
  /** Names the limit and, hashed, whom it applies to. */
  key: string;
  /** When the allowance is full again. */
  full_at: Milliseconds;
}

/** Networks from which a user has logged in before; strangers cannot use up their allowance. */
interface KnownNetworksTable {
  user_id: string;
  network_hash: string;
  seen_at: Milliseconds;
}

/** One row: a hash of the secret that this database's tokens are derived from. */
interface SecretsFingerprintTable {
  id: number;
  fingerprint: string;
}

export interface AuditEventsTable {
  id: string;
  at: Milliseconds;
  action: string;
  /** Stays after the user is deleted. */
  user_id: string | null;
  ip: string | null;
}

/** Cached answers of TMDB, for at most six months. */
interface CatalogueAnswersTable {
  /** Hash of the request. */
  key: string;
  /** The answer as clients get it; `null` for a title that TMDB does not have. */
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
