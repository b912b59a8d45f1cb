import * as v from 'valibot';
import { isForAdults } from '#contract/catalogue.ts';
import { type WirePerson, wirePersonSchema } from '#contract/people-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { type Fallback, fillWords, lacksWords } from '#server/catalogue/calls/english-fallback.ts';

const personFallback: Fallback<WirePerson> = {
  lacksSomething: lacksWords,
  fill: (person, english) => fillWords(person, english),
};

/** One person. Of those in the bundled catalogue only the name and the department are known. */
export const personCall = defineCall({
  path: 'person/:id',
  parameters: v.object({ id }),
  refused: ['append_to_response'],
  shelf: 'people',
  freshDays: 7,
  ask: () => ({}),
  read(body, { id }): WirePerson | null {
    const person = v.parse(wirePersonSchema, body);
    if (person.id !== id) throw new Error('this is another person');
    return isForAdults(person) ? null : person;
  },
  fallback: personFallback,
  bundled(catalogue, { id }) {
    const person = catalogue.people.getPerson(id);
    return person && v.parse(wirePersonSchema, person);
  },
});
