import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { isSameSecret } from '#server/web/same-secret.ts';

/** Checks access tokens, whoever signs them. */
export interface TokenVerifier {
  /** Never throws for a bad token. `unavailable`: the keys to check it cannot be fetched. */
  verify(token: string): Promise<Verification>;
}

type Verification =
  | { ok: true; claims: JWTPayload }
  | { ok: false; reason: 'expired' | 'invalid' }
  | { ok: false; reason: 'unavailable'; cause: unknown };

/** The claims of an access token. */
export interface Caller {
  userId: string;
  sessionId: unknown;
  role: unknown;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Who sends a request. `needs-factor`: the user has a second factor that the session has not shown.
 * `key`: an API key in place of a token; its role is null when it is not one of ours.
 * `malformed`: `Bearer` is not followed by exactly one token. `unavailable`: the token cannot be
 * checked now.
 */
export type Asking =
  | { kind: 'caller' | 'needs-factor'; caller: Caller }
  | { kind: 'key'; role: KeyRole | null }
  | { kind: 'unavailable'; cause: unknown }
  | { kind: 'none' | 'malformed' | 'expired' | 'invalid' };

type KeyRole = 'publishable' | 'secret';

export type CallerReader = ReturnType<typeof createCallerReader>;

/**
 * The only reader of access tokens and API keys; each API maps the result to its own error codes.
 * `keys` are the API keys of this server, or of its hosted project.
 */
export function createCallerReader(tokens: TokenVerifier, keys: Partial<Record<KeyRole, string>>) {
  function roleOf(key: string): KeyRole | null {
    // Every browser sends it, so it is no secret.
    if (key === keys.publishable) return 'publishable';
    return keys.secret !== undefined && isSameSecret(keys.secret, key) ? 'secret' : null;
  }

  async function readToken(token: string | null | undefined): Promise<Asking> {
    if (!token) return { kind: 'none' };
    if (token.startsWith('sb_')) return { kind: 'key', role: roleOf(token) };
    const verification = await tokens.verify(token);
    if (verification.ok) return describeClaims(token, verification.claims);
    const { reason } = verification;
    if (reason === 'unavailable') return { kind: reason, cause: verification.cause };
    return { kind: reason };
  }

  /** Reads the token in the header `Authorization`. */
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
    /** For a route whose callers cannot know the key, such as the link of a mail. */
    needsNoApiKey?: boolean;
  }
}

/**
 * Answers 401 to every request of this scope without an API key of one of these roles, in the form
 * of Supabase's gateway (docs/contracts/accounts.md#the-api-key).
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
