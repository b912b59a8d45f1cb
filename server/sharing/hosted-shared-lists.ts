import * as v from 'valibot';
import { addresses } from '#contract/addresses.ts';
import { sharedListFunction, sharedListSchema } from '#contract/tables/shared-lists.ts';
import { Failure, frameCodes } from '#server/failure.ts';
import type { HostedProjectSettings } from '#server/settings/read-settings.ts';
import type { FindSharedList } from '#server/sharing/own-shared-lists.ts';

const timeoutMilliseconds = 5_000;

/** Finds the lists that users of a hosted project share, by the project's own function. */
export function createHostedSharedListFinder({
  url,
  publishableKey,
}: HostedProjectSettings): FindSharedList {
  return async (address) => {
    const call = fetch(`${url}${addresses.tables}/rpc/${sharedListFunction}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    try {
      const answer = await call;
      if (answer.status === 204) return null;
      if (!answer.ok) throw new Error(`The project answered ${answer.status}`);
      return v.parse(v.nullable(sharedListSchema), await answer.json());
    } catch (cause) {
      const message = 'The list cannot be reached right now. Please try again.';
      throw new Failure(503, frameCodes.databaseUnavailable, message, {
        cause,
        headers: { 'Retry-After': '10' },
      });
    }
  };
}
