import type { CachedAnswer } from '#contract/page-renderer.ts';
import { readLocale } from '#server/catalogue/calls/call-parameters.ts';
import {
  type CatalogueCall,
  type Query,
  readQuery,
} from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import { Failure } from '#server/failure.ts';

/** Gives the answer that is cached at this moment, or null. The body must not be changed. */
export type ReadCachedAnswer = () => CachedAnswer | null;

/**
 * Finds out once which cached answer a request wants, by its path below `/catalogue/3/` and its
 * parameters; reading it is then cheap, so that it can be read for every request of a page.
 */
export type LookUpCachedAnswer = (path: string, query: Record<string, string>) => ReadCachedAnswer;

/** The same for a call whose parameters have been read. */
export type LookUpCall = <Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
  asked: Asked,
  locale: Pick<CatalogueReader, 'language' | 'region'>,
) => ReadCachedAnswer;

// No page needs the details of a title before its scripts run.
const callsByPath = new Map(
  catalogueCalls.filter(({ path }) => !path.includes(':')).map((call) => [call.path, call]),
);

const nothing: ReadCachedAnswer = () => null;

/** Looks up requests as the wire reads them; what the wire refuses has no answer. */
export function createCachedAnswerLookUp(lookUpCall: LookUpCall): LookUpCachedAnswer {
  return (path, query) => {
    const call = callsByPath.get(path);
    if (!call) return nothing;
    try {
      return lookUpCall(call, readQuery(call, query), readLocale(query));
    } catch (error) {
      if (error instanceof Failure) return nothing;
      throw error;
    }
  };
}
