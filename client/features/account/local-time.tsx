import { getLocale } from '#client/messages/language.ts';

interface LocalTimeProps {
  /** ISO 8601. */
  time: string;
  phrase: (time: string) => string;
}

/** A phrase with a moment in it, as moments are written where the visitor is. */
export function LocalTime({ time, phrase }: LocalTimeProps) {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={time}>{phrase(format.format(new Date(time)))}</time>;
}
