import * as v from 'valibot';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import type { Fallback } from '#server/catalogue/calls/english-fallback.ts';
import { invalidParameter, unsupportedParameter } from '#server/catalogue/catalogue-failure.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import type { Shelf } from '#server/catalogue/upstream/upstream-request.ts';

/** The parsed parameters of a request, including those of the path (`id`). */
export type Query = Record<string, string | number | null>;

/** How a `GET` call of the catalogue API is asked. */
export interface CallForm<Asked = unknown> {
  /** Below the API's address, such as `movie/:id/videos`. With an `:id` it may be not found. */
  path: string;
  /**
   * Reads the parameters and ignores unknown ones. One that it does not accept is refused by its
   * name; for another refusal it throws a Failure.
   */
  parameters: v.GenericSchema<unknown, Asked> & { entries: object };
  /** Whether TMDB takes a `region` here; it always takes a `language`. */
  isByRegion?: boolean;
  /** Parameters that TMDB supports and this catalogue refuses. */
  refused?: string[];
  /** Such parameters that may be `false`: that is TMDB's default and what this catalogue does. */
  refusedUnlessFalse?: string[];
  /** For how many days TMDB's answers are fresh; without it, for as long as TMDB says. */
  freshDays?: number;
}

/**
 * A call of TMDB's, with the same path, and everything that the wire, TMDB and the bundled catalogue
 * need. `calls/catalogue-calls.ts` lists all calls.
 */
export interface CatalogueCall<Asked extends Query = Query, Content extends object = object>
  extends CallForm<Asked> {
  /** Parameters that only TMDB has facts for: the bundled catalogue refuses them. */
  onlyOfTmdb?: string[];
  /** Where TMDB's answers are cached. */
  shelf: Shelf;
  /**
   * Gives the parameters for TMDB, besides the language; an empty one is not sent. Throws a Failure
   * when TMDB would ignore one that is asked for.
   */
  ask(asked: Asked): Query;
  /** Gives the answer when TMDB is not needed for it; null otherwise. */
  answerAtOnce?(asked: Asked): Content | null;
  /**
   * Reads TMDB's answer. The result is cached, so it must read its own result too. Null when the
   * answer must not be shown. Throws when the body does not match the schema.
   */
  read(body: unknown, asked: Asked): Content | null;
  /** Gives what to ask TMDB for instead when its answer has not helped; null when it has. */
  askInstead?(asked: Asked, content: Content): Asked | null;
  /**
   * How the English answer fills the gaps of one in another language. Null when the answer is the
   * same in every language: TMDB is then asked for none.
   */
  fallback: Fallback<Content> | null;
  /** Gives the bundled catalogue's answer, in a language such as `de-AT`; null when not found. */
  bundled(catalogue: BundledCatalogue, asked: Asked, language: string): Content | null;
}

/** Answers a call for a reader; null when not found. Throws a Failure when there is no answer. */
export type AnswerCall = <Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
  asked: Asked,
  reader: CatalogueReader,
) => Promise<Content | null>;

/** Gives the call unchanged; TypeScript infers its types. */
export function defineCall<Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
): CatalogueCall<Asked, Content> {
  return call;
}

/**
 * Reads the parameters of a request. Throws a Failure for an invalid one, and 422 with code 5 for one
 * that TMDB supports and this catalogue does not: a request with such a filter must not get
 * unfiltered titles (docs/contracts/catalogue.md#parameters-refused).
 */
export function readQuery<Asked>(
  call: CallForm<Asked>,
  parameters: Record<string, unknown>,
): Asked {
  const { refused = [], refusedUnlessFalse = [] } = call;
  const given = (name: string) => String([parameters[name] ?? ''].flat().at(-1)).trim();
  const name =
    refused.find((each) => given(each) !== '') ??
    refusedUnlessFalse.find((each) => !/^(?:|0|false)$/i.test(given(each)));
  if (name) throw unsupportedParameter(name, supportedParameters(call));
  const { success, output, issues } = v.safeParse(call.parameters, parameters);
  if (!success) throw invalidParameter(v.getDotPath(issues[0]) ?? '', issues[0].message);
  return output;
}

/** Throws 422 with code 5 for a parameter that only TMDB has facts for. */
export function refuseOnlyOfTmdb<Asked extends Query>(
  call: CatalogueCall<Asked>,
  asked: Asked,
): void {
  const { onlyOfTmdb = [] } = call;
  const name = onlyOfTmdb.find((each) => asked[each]);
  if (!name) return;
  const supported = supportedParameters(call).filter((each) => !onlyOfTmdb.includes(each));
  throw unsupportedParameter(name, supported);
}

/** The names of the parameters that a call accepts, without those of its path. */
export function supportedParameters({ path, parameters, ...call }: CallForm): string[] {
  const own = Object.keys(parameters.entries).filter((name) => !path.includes(`:${name}`));
  const isByLanguage = 'fallback' in call && call.fallback !== null;
  return [...own, ...(isByLanguage ? ['language'] : []), ...(call.isByRegion ? ['region'] : [])];
}
