import { expect, test } from 'vitest';
import type { ListedTitle } from '#contract/listed-title-schemas.ts';
import { writeCalendar } from '#server/sharing/calendar.ts';

const now = Date.parse('2026-11-22T20:00:00Z');
const facts = { runtime: null, people: [], providers: null, imdb_id: null, next_air_date: null };

function aMovie(title: string, release_date: string): ListedTitle {
  const names = { title, original_title: title };
  return {
    media_type: 'movie',
    title: { id: 550, ...names, release_date },
    facts,
  } as unknown as ListedTitle;
}

function aTvShow(next_air_date: string | null, first_air_date = '2020-01-01'): ListedTitle {
  return {
    media_type: 'tv',
    title: { id: 1396, name: 'Severance', original_name: 'Severance', first_air_date },
    facts: { ...facts, next_air_date },
  } as unknown as ListedTitle;
}

/** The lines of the calendar, unfolded as RFC 5545 (3.1) says. */
function linesOf(name: string, ...titles: ListedTitle[]): string[] {
  return writeCalendar(name, titles, now).replaceAll('\r\n ', '').split('\r\n');
}

test('a movie that is still to come is an event of its day', () => {
  const lines = linesOf('Mine', aMovie('Dune: Part Three', '2026-12-18'));
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:movie-550@marquee',
    'DTSTAMP:20261122T200000Z',
    'DTSTART;VALUE=DATE:20261218',
    'SUMMARY:Dune: Part Three',
    'URL:https://www.themoviedb.org/movie/550',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
});

test.each([
  ['a movie of today', aMovie('Now', '2026-11-22'), '20261122'],
  ['the next episode of a TV show', aTvShow('2026-11-27'), '20261127'],
  ['a TV show that has not begun', aTvShow(null, '2027-01-05'), '20270105'],
])('%s is an event', (_, title, day) => {
  expect(linesOf('', title)).toContain(`DTSTART;VALUE=DATE:${day}`);
});

test.each([
  ['a movie of yesterday', aMovie('Past', '2026-11-21')],
  ['a movie without a date', aMovie('Some day', '')],
  ['a TV show without a next episode', aTvShow(null)],
])('%s is none', (_, title) => {
  expect(linesOf('', title)).not.toContain('BEGIN:VEVENT');
});

test('an event of today stays until the day is over everywhere', () => {
  const hasEvent = (now: string) =>
    writeCalendar('', [aMovie('Now', '2026-11-22')], Date.parse(now)).includes('VEVENT');
  expect(hasEvent('2026-11-23T11:59:59Z')).toBe(true);
  expect(hasEvent('2026-11-23T12:00:00Z')).toBe(false);
});

test('names are escaped, so that none begins a line of its own', () => {
  const lines = linesOf('a;b', aMovie('A, B; C\\D\r\nEND:VCALENDAR', '2027-01-01'));
  expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D END:VCALENDAR');
  expect(lines).toContain('X-WR-CALNAME:a\\;b');
});

test('no line has more than 75 bytes, and no character is broken', () => {
  const name = '映画'.repeat(40);
  const calendar = writeCalendar('', [aMovie(name, '2027-01-01')], now);
  const sizes = calendar.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
});
