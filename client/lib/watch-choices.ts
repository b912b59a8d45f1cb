import * as v from 'valibot';
import { regionKey, servicesKey } from '#client/lib/storage-keys.ts';
import { createStoredChoice } from '#client/lib/stored-choice.ts';

/** The country whose services and age ratings are shown (ISO 3166-1); null until it is chosen. */
export const region = createStoredChoice(
  regionKey,
  v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  null,
);

export const mostServices = 100;

/** TMDB's ids of the services that the visitor has. */
export const services = createStoredChoice(
  servicesKey,
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(mostServices)),
  [],
);
