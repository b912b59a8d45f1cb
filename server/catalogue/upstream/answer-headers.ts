import type { IncomingHttpHeaders } from 'node:http';

const minute = 60_000;
// TMDB's own values range from 0 seconds to 7 hours.
const shortestFreshness = minute;
const longestFreshness = 24 * 60 * minute;
const longestRest = 15 * minute;

/**
 * Gives the time until which an answer received at `now` is fresh, by its Cache-Control and Age
 * (RFC 9111, 4.2): at least a minute, at most a day. Times are milliseconds since 1970.
 */
export function freshUntil(headers: IncomingHttpHeaders, now: number): number {
  const [, maxAge = '0'] = /\bmax-age=(\d{1,9})\b/.exec(headers['cache-control'] ?? '') ?? [];
  const [age = '0'] = /^\d{1,9}/.exec(headers.age ?? '') ?? [];
  const left = (Number(maxAge) - Number(age)) * 1000;
  return now + Math.min(Math.max(left, shortestFreshness), longestFreshness);
}

/**
 * Gives the milliseconds to wait before the next request, by `Retry-After` in seconds or as a date
 * (RFC 9110, 10.2.3): at most a quarter of an hour. Null when the header is missing or unreadable.
 */
export function readRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const given = headers['retry-after']?.trim() ?? '';
  const isSeconds = /^\d{1,9}$/.test(given);
  const milliseconds = isSeconds ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), longestRest);
}
