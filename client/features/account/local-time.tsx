const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) as it is written where the visitor is. */
export function LocalTime({ time }: { time: string }) {
  return <time dateTime={time}>{format.format(new Date(time))}</time>;
}
