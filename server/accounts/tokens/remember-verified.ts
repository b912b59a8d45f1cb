import type { TokenVerifier } from '#server/caller.ts';

type Verify = TokenVerifier['verify'];

/** So many tokens are remembered, of about a kilobyte each; the ones that came first go first. */
const most = 10_000;

/**
 * The same check, whose good outcomes are remembered until the token expires: a signature takes
 * longer to check than the rest of a request to answer. `clock` gives milliseconds. For keys only
 * that hold as long as the process: a token stays good whatever becomes of its key.
 */
export function rememberVerified(verify: Verify, clock: () => number): Verify {
  const known = new Map<string, Extract<Awaited<ReturnType<Verify>>, { ok: true }>>();

  return async (token) => {
    const remembered = known.get(token);
    if (remembered && Number(remembered.claims.exp) > Math.floor(clock() / 1000)) return remembered;
    known.delete(token);
    const verification = await verify(token);
    // One that is not good yet (`nbf`) would have to be looked at again.
    if (!verification.ok || verification.claims.nbf !== undefined) return verification;
    const [oldest] = known.size >= most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, verification);
    return verification;
  };
}
