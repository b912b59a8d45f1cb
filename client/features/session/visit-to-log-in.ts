import type { Location } from 'react-router';
import { readLinkOutcome } from '#client/features/session/link-outcome.ts';
import { readVisit, type Visit } from '#client/lib/navigation/visit.ts';
import type { Messages } from '#client/messages/en/en.ts';

/** What the log in is told of a visitor who asked for another page, which is shown afterwards. */
export function visitToLogIn(
  { pathname, search, hash, state }: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>,
  { link }: Messages,
): Visit {
  const outcome = readLinkOutcome(hash);
  return {
    notice: outcome ? link[outcome] : readVisit(state).notice,
    next: pathname + search,
  };
}
