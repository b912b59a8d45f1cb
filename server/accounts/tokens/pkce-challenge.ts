import { createHash } from 'node:crypto';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { optionalText } from '#server/accounts/requests/read-input.ts';
import { isSameSecret } from '#server/web/same-secret.ts';

/** A PKCE challenge; the client has to show its verifier to exchange the code (RFC 7636). */
export interface Challenge {
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
}

/** The members of a request for a challenge. */
export const challengeMembers = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
};

/**
 * The request's challenge, null when it has none. Throws 400 `validation_failed` when only one
 * member is given, or its form is not one of RFC 7636.
 */
export function readChallenge(input: {
  code_challenge: string;
  code_challenge_method: string;
}): Challenge | null {
  const { code_challenge } = input;
  const method = input.code_challenge_method.toLowerCase();
  if (!code_challenge && !method) return null;
  if (!code_challenge || !method) {
    throw validationFailed('code_challenge and code_challenge_method belong together.');
  }
  if (!/^[\w.~-]{43,128}$/.test(code_challenge)) {
    throw validationFailed(
      'code_challenge must have 43 to 128 of the characters A-Z a-z 0-9 . _ ~ -',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    throw validationFailed('code_challenge_method must be s256 or plain.');
  }
  return { code_challenge, code_challenge_method: method };
}

/** Whether the verifier matches the challenge (RFC 7636, 4.6). */
export function isVerifierOf(challenge: Challenge, verifier: string): boolean {
  const announced =
    challenge.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  return isSameSecret(challenge.code_challenge, announced);
}
