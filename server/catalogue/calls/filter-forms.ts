import * as v from 'valibot';
import { countryForm, idsJoinedBy } from '#contract/catalogue.ts';
import { isInCalendar } from '#contract/catalogue-fields.ts';
import { text } from '#server/catalogue/calls/call-parameters.ts';

// A filter that has not its form is refused by its name: a request with it must not get all titles.

const formed = (isValid: (given: string) => boolean, rule: string) =>
  v.pipe(
    text,
    v.check((given) => given === '' || isValid(given), rule),
  );
const like = (form: RegExp) => (given: string) => form.test(given);
const areIds = like(new RegExp(idsJoinedBy(',|')));

/** The schema of a filter's text; an empty one does not filter. */
export type FilterForm = v.GenericSchema<unknown, string>;

export const number = formed(like(/^\d{1,6}(?:\.\d{1,3})?$/), 'must be a number such as 7 or 6.5');
export const wholeNumber = formed(like(/^\d{1,6}$/), 'must be a whole number such as 90');
export const day = formed(
  (given) => given.length === 10 && isInCalendar(given),
  'must be a day such as 1999-12-31',
);
export const language = formed(like(/^[a-z]{2}$/), 'must be a language such as de');
export const country = formed(like(countryForm), 'must be a country such as DE');
// A comma is AND, a pipe is OR.
export const countries = formed(
  like(/^[A-Z]{2}(?:[,|][A-Z]{2}){0,49}$/),
  'must be countries such as DE|AT',
);
export const ids = formed(areIds, 'must be ids such as 31,24 or 31|24');
/** Like TMDB, ignores what are no ids. Blanks do not count, nor do commas around them. */
export const genreIds: FilterForm = v.pipe(
  text,
  v.transform((given) => {
    const genres = given.replace(/\s|^[,|]+|[,|]+$/g, '');
    return areIds(genres) ? genres : '';
  }),
);
