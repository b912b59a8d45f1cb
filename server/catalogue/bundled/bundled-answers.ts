import { LRUCache } from 'lru-cache';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { type AnswerCall, refuseOnlyOfTmdb } from '#server/catalogue/calls/catalogue-call.ts';

// Most of their parts are those of the catalogue itself.
const mostCached = 200;

/** Answers from the bundled catalogue, whose answers never change while the process runs. */
export function createBundledAnswers(): AnswerCall {
  const cache = new LRUCache<string, object>({ max: mostCached });

  return async <Content extends object>(
    ...[call, asked, { language }]: Parameters<AnswerCall>
  ): Promise<Content | null> => {
    refuseOnlyOfTmdb(call, asked);
    const key = [call.path, language, JSON.stringify(asked)].join(' ');
    // The same call made it.
    const cached = cache.get(key) as Content | undefined;
    if (cached) return cached;
    const content = call.bundled(bundledCatalogue(), asked, language) as Content | null;
    if (content) cache.set(key, content);
    return content;
  };
}
