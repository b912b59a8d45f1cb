import * as v from 'valibot';
import { quietKey } from '#client/lib/storage-keys.ts';
import { createStoredChoice } from '#client/lib/stored-choice.ts';

export const quietModes = ['show', 'dim', 'hide'] as const;
export type QuietMode = (typeof quietModes)[number];

/** What lists do with titles that the visitor has seen, saved or refused. */
export const quietMode = createStoredChoice<QuietMode>(quietKey, v.picklist(quietModes), 'show');
