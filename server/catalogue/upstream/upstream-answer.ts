import * as v from 'valibot';
import { freshUntil } from '#server/catalogue/cache/answer-headers.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import type { BoundedAnswer } from '#server/catalogue/upstream/bounded-get.ts';
import { parseBoundedJson } from '#server/catalogue/upstream/bounded-json.ts';
import type { TmdbCall } from '#server/catalogue/upstream/tmdb-call.ts';
import { type TroubleKind, UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

/** What TMDB says to a call: something new, or that what it said before still holds. */
export type UpstreamAnswer =
  | { isChanged: true; content: unknown; etag: string | null; freshUntil: number }
  | { isChanged: false; freshUntil: number };

const errorSchema = v.object({ success: v.literal(false), status_code: v.number() });

/**
 * Makes out what an answer means that came at `now`, to a call that named `etag`. Throws the catalogue's 422 when TMDB refuses
 * a parameter, and UpstreamTrouble for everything that does not answer the call: a refused key, a
 * redirect, a 5xx, somebody else's page, a body that does not fit the contract.
 */
export function readUpstreamAnswer(
  call: TmdbCall<unknown>,
  etag: string | null,
  { status, headers, body }: BoundedAnswer,
  now: number,
): UpstreamAnswer {
  const until = freshUntil(headers, now);
  if (status === 304 && etag) return { isChanged: false, freshUntil: until };
  if (status === 200) {
    const content = readContent(call, body);
    return { isChanged: true, content, etag: headers.etag ?? null, freshUntil: until };
  }
  if (v.is(errorSchema, parseBoundedJson(body))) {
    if (status === 404 && call.missing !== undefined) {
      return { isChanged: true, content: call.missing, etag: null, freshUntil: until };
    }
    if (status === 400 || status === 422) throw catalogueFailure('invalidParameters');
  }
  throw new UpstreamTrouble(kindOf(status), `${call.path} was answered with ${status}`);
}

function kindOf(status: number): TroubleKind {
  if (status === 401) return 'keyRefused';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'failed' : 'unusable';
}

function readContent(call: TmdbCall<unknown>, body: Buffer): unknown {
  try {
    return call.read(parseBoundedJson(body));
  } catch {
    throw new UpstreamTrouble('unusable', `${call.path} was answered with nonsense`);
  }
}
