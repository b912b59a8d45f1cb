import * as v from 'valibot';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { freshUntil } from '#server/catalogue/upstream/answer-headers.ts';
import type { BoundedAnswer } from '#server/catalogue/upstream/bounded-get.ts';
import { parseBoundedJson } from '#server/catalogue/upstream/bounded-json.ts';
import type { UpstreamRequest } from '#server/catalogue/upstream/upstream-request.ts';
import { type TroubleKind, UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';

/** TMDB's answer: new content, or that the earlier content has not changed. */
export type UpstreamAnswer =
  | { isChanged: true; content: unknown; etag: string | null; freshUntil: number }
  | { isChanged: false; freshUntil: number };

const errorSchema = v.object({ success: v.literal(false), status_code: v.number() });

/**
 * Reads an answer received at `now` to a request with `etag`. Throws the catalogue's 422 when TMDB
 * refuses a parameter. Throws UpstreamTrouble for everything that cannot be used: a refused key, a
 * redirect, a 5xx, another server's page, a body that does not match the schema.
 */
export function readUpstreamAnswer(
  request: UpstreamRequest,
  etag: string | null,
  { status, headers, body }: BoundedAnswer,
  now: number,
): UpstreamAnswer {
  const tmdbsOwn = freshUntil(headers, now);
  const until = request.freshMilliseconds === null ? tmdbsOwn : now + request.freshMilliseconds;
  if (status === 304 && etag) return { isChanged: false, freshUntil: until };
  if (status === 200) {
    const content = readContent(request, body);
    return { isChanged: true, content, etag: headers.etag ?? null, freshUntil: until };
  }
  if (v.is(errorSchema, parseBoundedJson(body))) {
    if (status === 404 && request.mayBeMissing) {
      // What is not there yet may be added any day.
      return { isChanged: true, content: null, etag: null, freshUntil: tmdbsOwn };
    }
    if (status === 400 || status === 422) throw catalogueFailure('invalidParameters');
  }
  throw new UpstreamTrouble(kindOf(status), `${request.path} was answered with ${status}`);
}

function kindOf(status: number): TroubleKind {
  if (status === 401) return 'keyRefused';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'failed' : 'unusable';
}

function readContent(request: UpstreamRequest, body: Buffer): unknown {
  try {
    return request.read(parseBoundedJson(body));
  } catch {
    throw new UpstreamTrouble('unusable', `${request.path} was answered with nonsense`);
  }
}
