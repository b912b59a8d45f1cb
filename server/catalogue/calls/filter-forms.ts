import * as v from 'valibot';
import { text } from '#server/catalogue/calls/call-parameters.ts';

// A filter that has not its form is refused by its name: a request with it must not get all titles.

const formed = (form: RegExp, rule: string) =>
  v.pipe(
    text,
    v.check((given) => given === '' || form.test(given), rule),
  );

/** The schema of a filter's text; an empty one does not filter. */
export type FilterForm = ReturnType<typeof formed>;

export const number = formed(/^\d{1,6}(?:\.\d{1,3})?$/, 'must be a number such as 7 or 6.5');
export const day = formed(
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'must be a day such as 1999-12-31',
);
export const language = formed(/^[a-z]{2}$/, 'must be a language such as de');
export const country = formed(/^[A-Z]{2}$/, 'must be a country such as DE');
// A comma is AND, a pipe is OR.
export const countries = formed(
  /^[A-Z]{2}(?:[,|][A-Z]{2}){0,49}$/,
  'must be countries such as DE|AT',
);
export const ids = formed(/^\d{1,10}(?:[,|]\d{1,10}){0,49}$/, 'must be ids such as 31,24 or 31|24');

/** The least and the greatest value of a field. */
export function between(field: string, form: FilterForm): Record<string, FilterForm> {
  return { [`${field}.gte`]: form, [`${field}.lte`]: form };
}
