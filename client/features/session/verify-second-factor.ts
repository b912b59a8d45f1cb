import type { AuthError } from '@supabase/auth-js';
import type { AccountsClient } from '#client/lib/accounts/accounts-client.ts';

/**
 * Verifies the code of any of the user's authenticator apps, which completes the client's session.
 * Gives the error, or null.
 */
export async function verifySecondFactor(
  { mfa }: AccountsClient,
  code: string,
): Promise<AuthError | null> {
  const { data, error: listError } = await mfa.listFactors();
  let error: AuthError | null = listError;
  for (const { id } of data?.totp ?? []) {
    ({ error } = await mfa.challengeAndVerify({ factorId: id, code }));
    if (error?.code !== 'mfa_verification_failed') return error;
  }
  return error;
}
