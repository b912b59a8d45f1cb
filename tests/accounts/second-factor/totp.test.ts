import { Secret, TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import {
  decryptFactorSecret,
  encryptFactorSecret,
} from '#server/accounts/second-factor/factor-secret.ts';
import { createTotpKey, findTotpStep } from '#server/accounts/second-factor/totp.ts';

const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;
const ada = { issuer: 'localhost:3000', label: 'ada@example.com' };

// RFC 6238, appendix B: the last six of the eight digits.
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('after %i seconds the code of the RFC is %s', (seconds, code, step) => {
  expect(findTotpStep(rfcSecret, code, seconds * 1000)).toBe(step);
});

test('a code works for its own time step, the one before and the one after', () => {
  const code = '005924';
  const first = 41_152_263 * 30_000;
  const times = [first - 30_001, first - 30_000, first, first + 59_999, first + 60_000];
  const steps = times.map((now) => findTotpStep(rfcSecret, code, now));
  expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null]);
});

test.each(['', '5924', '0005924', ' 05924', '００５９２４', 'éééééé', '5924.0', '💥💥💥'])(
  'anything but six digits is refused: %j',
  (text) => {
    expect(findTotpStep(rfcSecret, text, 1_234_567_890_000)).toBeNull();
  },
);

test('a key has 160 random bits', () => {
  const [first, second] = [createTotpKey(ada), createTotpKey(ada)];
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(first.secret).not.toBe(second.secret);
});

test('an app reads the key, its issuer and its account from the address', () => {
  const { secret, uri } = createTotpKey(ada);
  expect(uri).toMatch(/^otpauth:\/\/totp\/localhost%3A3000:ada%40example\.com\?/);
  const parsed = URI.parse(uri);
  expect(parsed).toBeInstanceOf(TOTP);
  expect(parsed).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30, issuer: ada.issuer });
  expect(parsed.secret.base32).toBe(secret);
});

test('the picture can be put into a data URL as it is', async () => {
  const { qr_code } = createTotpKey(ada);
  expect(qr_code).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^#%]*<\/svg>$/);
  const answer = await fetch(`data:image/svg+xml;utf-8,${qr_code}`);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(await answer.text()).toBe(qr_code);
});

test('the longest possible names fit into the QR code', () => {
  const longest = { issuer: '電'.repeat(64), label: `${'+'.repeat(243)}@example.com` };
  expect(createTotpKey(longest).qr_code).toContain('<path');
});

test('a stored secret can be read only by its server and for its factor', () => {
  const sealed = encryptFactorSecret('server', 'factor', rfcSecret);
  expect(sealed).not.toContain(rfcSecret);
  expect(sealed).not.toBe(encryptFactorSecret('server', 'factor', rfcSecret));
  const stored = { id: 'factor', encrypted_secret: sealed };
  expect(decryptFactorSecret('server', stored)).toBe(rfcSecret);
  expect(() => decryptFactorSecret('another server', stored)).toThrow();
  expect(() => decryptFactorSecret('server', { ...stored, id: 'another factor' })).toThrow();
});

test('a stored secret that was altered or cut short is refused', () => {
  const sealed = Buffer.from(encryptFactorSecret('server', 'factor', rfcSecret), 'base64url');
  const read = (bytes: Buffer) =>
    decryptFactorSecret('server', { id: 'factor', encrypted_secret: bytes.toString('base64url') });
  for (const index of sealed.keys()) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(() => read(altered), `byte ${index}`).toThrow();
    expect(() => read(sealed.subarray(0, index)), `cut at ${index}`).toThrow();
  }
});
