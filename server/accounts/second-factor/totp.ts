import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What an authenticator app is given, in the three forms that apps take. */
export interface TotpKey {
  /** 160 random bits in base32, to be typed. */
  secret: string;
  uri: string;
  /**
   * The `uri` as a picture. Clients put it into a `data:` URL as it is, so it has no `#` and no
   * `%`.
   */
  qr_code: string;
}

// What every authenticator app takes for granted (RFC 6238).
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Makes a key that apps show under `issuer` and `label`. */
export function createTotpKey({ issuer, label }: { issuer: string; label: string }): TotpKey {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...form, issuer, label, secret }).toString();
  const qr_code = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 1 });
  return { secret: secret.base32, uri, qr_code };
}

/**
 * The number of the 30-second step whose code this is, or null for a wrong one. `now` is in
 * milliseconds; a clock may be one step ahead or behind (RFC 6238, 5.2).
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  // The library counts characters and compares bytes, so it must see digits only.
  if (!/^\d{6}$/.test(code)) return null;
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...form, secret: key, token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}
