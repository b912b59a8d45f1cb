import { AuthClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import type { Person } from '#tests/support/browser/accounts-in-browser.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';

/** An authenticator app with this secret. */
export function anAuthenticatorApp(secret: string) {
  const totp = new TOTP({ secret });
  let given = 0;
  return {
    /** A code works once, so the second call gives the next step's code; a third would be too early. */
    nextCode(): string {
      const timestamp = Date.now() + 30_000 * given;
      given += 1;
      return totp.generate({ timestamp });
    },
  };
}

/** Turns on a second factor for the person, which uses one code of the app. */
export async function giveSecondFactor(app: RunningApp, person: Person) {
  const accounts = new AuthClient({
    url: `${app.url}/auth/v1`,
    headers: { apikey: app.publishableKey },
    persistSession: false,
    autoRefreshToken: false,
  });
  const { email, password } = person;
  await accounts.signInWithPassword({ email, password });
  const { data, error } = await accounts.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const authenticator = anAuthenticatorApp(data.totp.secret);
  const proof = { factorId: data.id, code: authenticator.nextCode() };
  const { error: refusal } = await accounts.mfa.challengeAndVerify(proof);
  if (refusal) throw refusal;
  // Removes the mail about the new factor, so that the next mail is the one a test asks for.
  await app.mails.waitForMail(email);
  return authenticator;
}
