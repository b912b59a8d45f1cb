import type { TokenVerifier } from '#server/caller.ts';

type Verify = TokenVerifier['verify'];

/** How many tokens are cached, of about 1 kB each; the oldest is evicted first. */
const cacheLimit = 10_000;

/**
 * The same check with a cache: a valid token is cached until it expires, because checking a
 * signature takes longer than the rest of a request. `clock` gives milliseconds. Use it only with
 * keys that do not change while the process runs: a cached token stays valid whatever happens to
 * its key.
 */
export function rememberVerified(verify: Verify, clock: () => number): Verify {
  const known = new Map<string, Extract<Awaited<ReturnType<Verify>>, { ok: true }>>();

  return async (token) => {
    const remembered = known.get(token);
    if (remembered && Number(remembered.claims.exp) > Math.floor(clock() / 1000)) return remembered;
    known.delete(token);
    const verification = await verify(token);
    // A token with `nbf` would have to be checked against the clock again.
    if (!verification.ok || verification.claims.nbf !== undefined) return verification;
    const [oldest] = known.size >= cacheLimit ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, verification);
    return verification;
  };
}
