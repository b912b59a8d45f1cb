import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** The key of an authenticator app, in the three forms that apps accept. */
export interface TotpKey {
  /** 160 random bits in base32, to be typed. */
  secret: string;
  uri: string;
  /** The `uri` as an SVG, without `#` and `%`: clients put it unescaped into a `data:` URL. */
  qr_code: string;
}

// The parameters that every authenticator app assumes (RFC 6238).
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Makes a key that apps show under `issuer` and `label`. */
export function createTotpKey({ issuer, label }: { issuer: string; label: string }): TotpKey {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...form, issuer, label, secret }).toString();
  const qr_code = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 1 });
  return { secret: secret.base32, uri, qr_code };
}

/**
 * The number of the 30-second step of this code, or null for a wrong code. `now` is in
 * milliseconds; the user's clock may be one step ahead or behind (RFC 6238, 5.2).
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  // The library counts characters but compares bytes, so it must get digits only.
  if (!/^\d{6}$/.test(code)) return null;
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ ...form, secret: key, token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}
