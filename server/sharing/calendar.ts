import { dateOf, nameOf } from '#contract/catalogue.ts';
import type { ListedTitle } from '#contract/listed-title-schemas.ts';

/** RFC 5545, section 3.1: a line has at most 75 bytes without its end. */
const longestLine = 75;

// In the far west of the world the day ends so much later than in UTC.
const halfADay = 12 * 60 * 60 * 1000;

/**
 * A calendar (RFC 5545) of the titles' coming dates: when a movie comes out, and when the next episode
 * of a TV show is. `now` is in milliseconds since 1970.
 */
export function writeCalendar(name: string, titles: readonly ListedTitle[], now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const today = new Date(now - halfADay).toISOString().slice(0, 10);
  const events = titles.flatMap(({ media_type: type, title, facts }) => {
    const date = [facts.next_air_date ?? '', dateOf(title)].find((each) => each >= today);
    if (!date) return [];
    return [
      'BEGIN:VEVENT',
      // The same event when its day moves.
      `UID:${type}-${title.id}@marquee`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(nameOf(title))}`,
      `URL:https://www.themoviedb.org/${type}/${title.id}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Coming dates//EN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');
}

/** Breaks a long line between characters; every further line begins with a space. */
function foldLine(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}
