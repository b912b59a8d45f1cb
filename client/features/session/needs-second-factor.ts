import type { Session } from '@supabase/auth-js';
import * as v from 'valibot';

const payloadSchema = v.pipe(v.string(), v.parseJson(), v.object({ aal: v.string() }));

/**
 * Whether the session is only half of a log-in: its user has a second factor and has not entered
 * its code. The access token is not verified here, since the server decides what a visitor may do.
 */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const hasSecondFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasSecondFactor && assuranceLevelOf(access_token) !== 'aal2';
}

/** The assurance level (`aal`) of the token; null when it has none. */
function assuranceLevelOf(accessToken: string): string | null {
  const payload = v.safeParse(payloadSchema, decodeBase64Url(accessToken.split('.')[1] ?? ''));
  return payload.success ? payload.output.aal : null;
}

function decodeBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
