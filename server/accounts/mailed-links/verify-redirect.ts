import type { SessionDescription } from '#server/accounts/sessions/session-description.ts';
import { authCodeOf } from '#server/accounts/wire/write-auth-failure.ts';
import type { Failure } from '#server/failure.ts';

// The forms of Location that clients read (accounts contract, A.5).

/** Hands a session over in the fragment, keys in alphabetical order. */
export function redirectWithSession(
  target: string,
  session: SessionDescription,
  type: string,
): string {
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  });
  return `${target}#${fragment}`;
}

/** Hands over a code, which only the client with the right verifier can exchange. */
export function redirectWithCode(target: string, authCode: string): string {
  const url = new URL(target);
  url.searchParams.set('code', authCode);
  return url.href;
}

/** Says in the fragment how far it went, and to a PKCE client in the query too. */
export function redirectWithMessage(target: string, message: string, isPkce: boolean): string {
  const url = new URL(target);
  if (isPkce) url.searchParams.set('message', message);
  url.hash = `${new URLSearchParams({ message })}&sb=`;
  return url.href;
}

const errorsByStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Tells the client in the fragment what went wrong, and a PKCE client in the query too. */
export function redirectWithFailure(target: string, failure: Failure, isPkce: boolean): string {
  const error = errorsByStatus[failure.status];
  const members = new URLSearchParams({
    ...(error && { error }),
    error_code: authCodeOf(failure),
    error_description: failure.message,
  });
  const url = new URL(target);
  if (isPkce) for (const [name, value] of members) url.searchParams.set(name, value);
  url.hash = `${members}&sb=`;
  return url.href;
}
