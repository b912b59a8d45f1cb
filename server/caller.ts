import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { isSameSecret } from '#server/web/same-secret.ts';

/** Checks access tokens, whoever signs them. */
export interface TokenVerifier {
  /** Never throws for a bad token. Unavailable: the keys to check it with cannot be had. */
  verify(token: string): Promise<Verification>;
}

type Verification =
  | { ok: true; claims: JWTPayload }
  | { ok: false; reason: 'expired' | 'invalid' }
  | { ok: false; reason: 'unavailable'; cause: unknown };

/** Whom an access token names, as it says so itself. */
export interface Caller {
  userId: string;
  sessionId: unknown;
  role: unknown;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Who asks. `needs-factor`: the user has a second factor that the session has not shown.
 * `key`: an API key stands where a token should; its role is null when it is none of ours.
 * `malformed`: `Bearer` without one token after it. `unavailable`: nobody can check the token now.
 */
export type Asking =
  | { kind: 'caller' | 'needs-factor'; caller: Caller }
  | { kind: 'key'; role: KeyRole | null }
  | { kind: 'unavailable'; cause: unknown }
  | { kind: 'none' | 'malformed' | 'expired' | 'invalid' };

type KeyRole = 'publishable' | 'secret';

export type CallerReader = ReturnType<typeof createCallerReader>;

/**
 * The only reader of access tokens and API keys: the wires map what it gives to their codes.
 * `keys` are the API keys of this server, or of its hosted project.
 */
export function createCallerReader(tokens: TokenVerifier, keys: Partial<Record<KeyRole, string>>) {
  function roleOf(key: string): KeyRole | null {
    const roles = Object.keys(keys) as KeyRole[];
    return roles.find((role) => isSameSecret(keys[role] ?? '', key)) ?? null;
  }

  /** Whom an access token names. */
  async function readToken(token: string | null | undefined): Promise<Asking> {
    if (!token) return { kind: 'none' };
    if (token.startsWith('sb_')) return { kind: 'key', role: roleOf(token) };
    const verification = await tokens.verify(token);
    if (verification.ok) return describeClaims(token, verification.claims);
    const { reason } = verification;
    if (reason === 'unavailable') return { kind: reason, cause: verification.cause };
    return { kind: reason };
  }

  /** Who sends the request, by its header `Authorization`. */
  async function readRequest({ headers }: FastifyRequest): Promise<Asking> {
    const credentials = /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
    if (credentials === undefined) return { kind: 'none' };
    return /^\S+$/.test(credentials) ? readToken(credentials) : { kind: 'malformed' };
  }

  /** The role of the API key in the header or the query parameter `apikey`. */
  function readApiKey(request: FastifyRequest): KeyRole | 'unknown' | 'none' {
    const key = request.headers.apikey ?? (request.query as Record<string, unknown>).apikey;
    if (!key) return 'none';
    return (typeof key === 'string' && roleOf(key)) || 'unknown';
  }

  return { readRequest, readToken, readApiKey };
}

function describeClaims(token: string, claims: JWTPayload): Asking {
  const { sub, exp, role, session_id, needs_second_factor } = claims;
  if (!sub || !exp) return { kind: 'invalid' };
  const caller = { userId: sub, sessionId: session_id, role, token, expiresAt: exp * 1000 };
  return { kind: needs_second_factor ? 'needs-factor' : 'caller', caller };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers callers that cannot know the key, such as a link in a mail. */
    needsNoApiKey?: boolean;
  }
}

/**
 * Refuses every request to this scope without an API key of one of these roles, in the form of
 * Supabase's gateway (docs/contracts/accounts.md#the-api-key).
 */
export function requireApiKey(app: FastifyInstance, callers: CallerReader, roles: KeyRole[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.needsNoApiKey) return;
    const key = callers.readApiKey(request);
    if (roles.some((role) => role === key)) return;
    return reply.code(401).send({
      message: key === 'none' ? 'No API key found in request' : 'Invalid API key',
      hint: 'Send the publishable key of this server as the `apikey` header: /config.json has it.',
    });
  });
}
