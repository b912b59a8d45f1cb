import * as v from 'valibot';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-titles.ts';
import type { Fallback } from '#server/catalogue/calls/english-fallback.ts';
import { unsupportedParameter } from '#server/catalogue/catalogue-failure.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import type { Shelf } from '#server/catalogue/upstream/upstream-request.ts';

/** The parameters of a question as they were read, with what is in the path (`id`). */
export type Query = Record<string, string | number | null>;

/**
 * One call of the catalogue API, `GET`: all that the wire, TMDB and the bundled catalogue have to
 * know of it. `calls/catalogue-calls.ts` lists them.
 */
export interface CatalogueCall<Asked extends Query = Query, Content extends object = object> {
  /** The same here and at TMDB, such as `movie/:id/videos`. What has an `:id` may not be there. */
  path: string;
  /** Reads the parameters; throws a Failure for one that cannot be answered. Others are ignored. */
  parameters: v.GenericSchema<unknown, Asked> & { entries: object };
  /** Whether TMDB takes a `region` besides the `language` that it always takes. */
  isByRegion?: boolean;
  /** What TMDB would honour and this catalogue does not. */
  refused?: string[];
  /** The same, of what may say `false`, which is TMDB's default and all there is. */
  refusedUnlessFalse?: string[];
  /** Where TMDB's answers are cached. */
  shelf: Shelf;
  /** The parameters that TMDB is asked with, besides the language; an empty one is not sent. */
  ask(asked: Asked): Query;
  /** The answer to a question that TMDB need not be asked; null for all others. */
  answerAtOnce?(asked: Asked): Content | null;
  /**
   * Reads what TMDB answers, or once more what it gave for that: as such it is cached. Null for what
   * is not to be shown. Throws for a body that does not match the schema.
   */
  read(body: unknown, asked: Asked): Content | null;
  /** How the English answer fills in what one in another language lacks. */
  fallback: Fallback<Content>;
  /** What the bundled catalogue answers, in a language as `de-AT`; null when it does not have it. */
  bundled(catalogue: BundledCatalogue, asked: Asked, language: string): Content | null;
}

/** What a call answers a reader; null for what is not there. Throws a Failure without an answer. */
export type AnswerCall = <Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
  asked: Asked,
  reader: CatalogueReader,
) => Promise<Content | null>;

/** The call as it is given, its types inferred from each other. */
export function defineCall<Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
): CatalogueCall<Asked, Content> {
  return call;
}

/**
 * Reads the question of a request from its parameters. Throws a Failure for what cannot be asked,
 * and names what TMDB would honour and the catalogue does not (422, code 5): whoever asks for a
 * filter must not be given everything (docs/contracts/catalogue.md#parameters-refused).
 */
export function readQuery<Asked extends Query>(
  call: CatalogueCall<Asked>,
  parameters: Record<string, unknown>,
): Asked {
  const { refused = [], refusedUnlessFalse = [] } = call;
  const given = (name: string) => String([parameters[name] ?? ''].flat().at(-1)).trim();
  const name =
    refused.find((each) => given(each) !== '') ??
    refusedUnlessFalse.find((each) => !/^(?:|0|false)$/i.test(given(each)));
  if (name) throw unsupportedParameter(name, supportedParameters(call));
  return v.parse(call.parameters, parameters);
}

function supportedParameters({ path, parameters, isByRegion }: CatalogueCall): string[] {
  const own = Object.keys(parameters.entries).filter((name) => !path.includes(`:${name}`));
  return [...own, 'language', ...(isByRegion ? ['region'] : [])];
}
