import * as v from 'valibot';
import { regionKey, servicesKey } from '#client/lib/storage-keys.ts';
import { createStoredChoice } from '#client/lib/stored-choice.ts';
import { countryForm } from '#contract/catalogue.ts';

/** The country whose services and age ratings are shown (ISO 3166-1); null until it is chosen. */
export const region = createStoredChoice(
  regionKey,
  v.nullable(v.pipe(v.string(), v.regex(countryForm))),
  null,
);

/** More would be longer than what an address and the catalogue take for a filter. */
export const mostServices = 30;

/** TMDB's ids of the services that the visitor has. */
export const services = createStoredChoice(
  servicesKey,
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(mostServices)),
  [],
);
