import type { IncomingHttpHeaders } from 'node:http';

const minute = 60_000;
// TMDB says anything from 0 seconds to 7 hours.
const shortestFreshness = minute;
const longestFreshness = 24 * 60 * minute;
const longestRest = 15 * minute;

/**
 * Until when an answer that came at `now` is fresh, by its own Cache-Control and Age (RFC 9111,
 * 4.2): at least a minute, at most a day.
 */
export function freshUntil(headers: IncomingHttpHeaders, now: number): number {
  const [, maxAge = '0'] = /\bmax-age=(\d{1,9})\b/.exec(headers['cache-control'] ?? '') ?? [];
  const [age = '0'] = /^\d{1,9}/.exec(headers.age ?? '') ?? [];
  const left = (Number(maxAge) - Number(age)) * 1000;
  return now + Math.min(Math.max(left, shortestFreshness), longestFreshness);
}

/**
 * For how many milliseconds nothing shall be asked, by `Retry-After` in seconds or as a date
 * (RFC 9110, 10.2.3): at most a quarter of an hour; null when it says nothing that can be read.
 */
export function readRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const given = headers['retry-after']?.trim() ?? '';
  const isSeconds = /^\d{1,9}$/.test(given);
  const milliseconds = isSeconds ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), longestRest);
}
