import type { Asking, Caller, CallerReader } from '#server/caller.ts';
import { Refusal } from '#server/realtime/refusal.ts';

export const expiredReason = 'Token has expired. Refresh the session and join again.';

const notValid = 'Token is not valid. Log in and join again.';

/** Why a token is refused; null when its channel is joined without a user. */
const reasons: Record<Exclude<Asking['kind'], 'caller'>, string | null> = {
  none: null,
  key: null,
  'needs-factor': 'Enter the code of your second factor and join again.',
  expired: expiredReason,
  invalid: notValid,
  malformed: notValid,
  unavailable: notValid,
};

/**
 * Gives the user of this access token; null without a token or with an API key
 * (docs/contracts/table-and-feed.md#join). Throws a Refusal for every other token.
 */
export async function identifyCaller(
  callers: CallerReader,
  token: string | null | undefined,
): Promise<Caller | null> {
  const asking = await callers.readToken(token);
  if ('caller' in asking && asking.caller.role !== 'authenticated') {
    throw new Refusal('The role of this token hears of no changes.');
  }
  if (asking.kind === 'caller') return asking.caller;
  const reason = reasons[asking.kind];
  if (reason === null) return null;
  throw new Refusal(reason);
}
