import { authCodeOf } from '#server/accounts/requests/auth-failures.ts';
import type { SessionDescription } from '#server/accounts/sessions/sessions.ts';
import type { Failure } from '#server/failure.ts';

// The forms of Location that clients read (docs/contracts/accounts.md#links).

/** Passes a session in the fragment, keys in alphabetical order. */
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

/** Passes a code, which only the client with the right verifier can exchange. */
export function redirectWithCode(target: string, authCode: string): string {
  const url = new URL(target);
  url.searchParams.set('code', authCode);
  return url.href;
}

/** Passes a message about the state of a change of address. */
export function redirectWithMessage(target: string, message: string, isPkce: boolean): string {
  return redirectWith({ message }, target, isPkce);
}

const errorsByStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Passes the failure's code and message. */
export function redirectWithFailure(target: string, failure: Failure, isPkce: boolean): string {
  const error = errorsByStatus[failure.status];
  const members = { error_code: authCodeOf(failure), error_description: failure.message };
  return redirectWith({ ...(error && { error }), ...members }, target, isPkce);
}

// Writes the members into the fragment, and for a PKCE client into the query too.
function redirectWith(members: Record<string, string>, target: string, isPkce: boolean): string {
  const url = new URL(target);
  for (const [name, value] of isPkce ? Object.entries(members) : []) {
    url.searchParams.set(name, value);
  }
  url.hash = `${new URLSearchParams(members)}&sb=`;
  return url.href;
}
