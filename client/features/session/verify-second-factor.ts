import type { AuthError } from '@supabase/auth-js';
import type { AccountsClient } from '#client/lib/accounts-client.ts';

/**
 * Shows the code of an authenticator app to the accounts service, which lifts the client's session.
 * Of several apps it may be anyone's. Gives why it was not taken, or null.
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
