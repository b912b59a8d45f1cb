import { LRUCache } from 'lru-cache';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { type AnswerCall, refuseOnlyOfTmdb } from '#server/catalogue/calls/catalogue-call.ts';

// Most of their parts are those of the catalogue itself.
const mostCached = 200;

/** Answers from the bundled catalogue, whose answers never change while the process runs. */
export function createBundledAnswers(): AnswerCall {
  const cache = new LRUCache<string, object>({ max: mostCached });

  return async (call, asked, { language }) => {
    refuseOnlyOfTmdb(call, asked);
    const key = `${call.path} ${language} ${JSON.stringify(asked)}`;
    const cached = cache.get(key);
    // The same call made it.
    if (cached) return cached as ReturnType<typeof call.bundled>;
    const content = call.bundled(bundledCatalogue(), asked, language);
    if (content) cache.set(key, content);
    return content;
  };
}
