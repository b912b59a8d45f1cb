import { createHash, createHmac } from 'node:crypto';

/**
 * The authorization code of a stored flow, in the form of a UUID (accounts contract, A.5). Derived
 * instead of stored, so that the same code can be given twice though no copy of the data holds it.
 */
export function deriveAuthCode(tokenSecret: string, flowId: string): string {
  const digits = createHmac('sha256', tokenSecret).update(`flow ${flowId}`).digest('hex');
  const version = `4${digits.slice(13, 16)}`;
  const variant = `a${digits.slice(17, 20)}`;
  return [digits.slice(0, 8), digits.slice(8, 12), version, variant, digits.slice(20, 32)].join(
    '-',
  );
}

/** The value by which a presented code's flow is found. */
export function hashAuthCode(authCode: string): string {
  return createHash('sha256').update(authCode).digest('hex');
}
