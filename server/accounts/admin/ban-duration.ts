import { validationFailed } from '#server/accounts/requests/auth-failures.ts';

const goDuration = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
const unitMilliseconds: Record<string, number> = {
  ns: 0.000_001,
  us: 0.001,
  µs: 0.001,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
// The longest duration that Go can hold, which counts nanoseconds in 64 bits: 292 years.
const longestMilliseconds = 2 ** 63 / 1_000_000;

/**
 * The milliseconds of a ban, given in Go's form of a duration, such as `24h` or `1h30m`; 0 for
 * `none`. Throws 400 `validation_failed` for any other form.
 */
export function readBanDuration(text: string): number {
  if (text === 'none') return 0;
  if (!goDuration.test(text)) {
    throw validationFailed('ban_duration must be none, or a duration such as 24h or 1h30m.');
  }
  const milliseconds = [...text.matchAll(/([\d.]+)([a-zµ]+)/g)]
    .map(([, amount, unit = '']) => Number(amount) * (unitMilliseconds[unit] ?? 0))
    .reduce((sum, part) => sum + part, 0);
  if (milliseconds >= longestMilliseconds) {
    throw validationFailed('ban_duration may be 292 years at most.');
  }
  return Math.round(milliseconds);
}
