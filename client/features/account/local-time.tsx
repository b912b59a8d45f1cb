import { getLocale } from '#client/messages/language.ts';

interface LocalTimeProps {
  /** ISO 8601. */
  time: string;
  phrase: (time: string) => string;
}

/** A phrase with a date and time in it, written in the visitor's locale. */
export function LocalTime({ time, phrase }: LocalTimeProps) {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={time}>{phrase(format.format(new Date(time)))}</time>;
}
