import { createCachedAnswers } from '#server/catalogue/cache/cached-answers.ts';
import type { LookUpCall, ReadCachedAnswer } from '#server/catalogue/cached-answer-look-up.ts';
import type { AnswerCall, CatalogueCall, Query } from '#server/catalogue/calls/catalogue-call.ts';
import type { Fallback } from '#server/catalogue/calls/english-fallback.ts';
import { genresCall } from '#server/catalogue/calls/genres-call.ts';
import {
  type CatalogueCounters,
  createCatalogueCounters,
} from '#server/catalogue/catalogue-counters.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { type CatalogueReader, fallbackLanguage } from '#server/catalogue/catalogue-reader.ts';
import { createUpstream } from '#server/catalogue/upstream/upstream.ts';
import type { UpstreamRequest } from '#server/catalogue/upstream/upstream-request.ts';
import type { UpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/** Whether TMDB answers, for the operator. */
export interface CatalogueHealth {
  /** TMDB is down: only cached answers are served. */
  isDegraded: boolean;
  /** Since when TMDB is down, in milliseconds since 1970; null when it is not. */
  openSince: number | null;
}

export interface UpstreamCatalogue {
  answer: AnswerCall;
  lookUpCall: LookUpCall;
  health(): CatalogueHealth;
  counters: Readonly<CatalogueCounters>;
  /** Ends all running requests. */
  close(): Promise<void>;
}

export interface UpstreamCatalogueOptions {
  apiUrl: string;
  apiKey: string;
  database: Database;
  time: UpstreamTime;
  warn(message: string): void;
  timeoutMilliseconds?: number;
}

type Locale = Pick<CatalogueReader, 'language' | 'region'>;
const day = 24 * 60 * 60 * 1000;
const english: Locale = { language: fallbackLanguage, region: null };

/** TMDB's catalogue: caches every answer, and uses English where the reader's language has no text. */
export function createUpstreamCatalogue(options: UpstreamCatalogueOptions): UpstreamCatalogue {
  const { database, time, warn, timeoutMilliseconds = 3000 } = options;
  const counters = createCatalogueCounters();
  const probeRequest = requestFor(genresCall('movie'), {}, english);
  const upstream = createUpstream({ ...options, counters, timeoutMilliseconds, probeRequest });
  const answers = createCachedAnswers({ upstream, database, clock: time.clock, counters, warn });

  const answerOnce: AnswerCall = async (call, asked, reader) => {
    const known = call.answerAtOnce?.(asked);
    if (known) return known;
    const { content, staleSeconds } = await answers
      .get(requestFor(call, asked, reader), reader.userId)
      .catch(throwFailure);
    if (staleSeconds !== null) reader.noteAge(staleSeconds);
    const { fallback } = call;
    if (!content || !fallback?.lacksSomething(content)) return content;
    if (reader.language === fallbackLanguage) return content;
    // When the English answer fails, the incomplete one is given.
    const inEnglish = await answers
      .get(requestFor(call, asked, { ...english, region: reader.region }), reader.userId)
      .catch(() => null);
    return inEnglish?.content ? fillOnce(fallback, content, inEnglish.content) : content;
  };

  return {
    async answer(call, asked, reader) {
      const content = await answerOnce(call, asked, reader);
      const instead = content && call.askInstead?.(asked, content);
      return instead ? answerOnce(call, instead, reader) : content;
    },
    lookUpCall(call, asked, locale): ReadCachedAnswer {
      const known = call.answerAtOnce?.(asked);
      if (known) {
        const answer = { version: 'known', fetchedAt: null, readBody: () => known };
        return () => answer;
      }
      // Only popular titles and names of genres. Anybody may ask for a page with a forged hint, and
      // would find out by the other answers what people have searched for, and which genres are
      // browsed in a language and region.
      if (call.shelf !== 'lists') return () => null;
      const { fallback } = call;
      const readOwn = answers.lookUp(requestFor(call, asked, locale));
      const readEnglish = answers.lookUp(
        requestFor(call, asked, { ...english, region: locale.region }),
      );
      return () => {
        const own = readOwn();
        if (!own?.content) return null;
        const { content, fetchedAt, isFresh } = own;
        const isWhole = !fallback?.lacksSomething(content);
        const inEnglish = isWhole || locale.language === fallbackLanguage ? null : readEnglish();
        const filling = inEnglish?.content;
        return {
          // Once it is stale it has another version, so that pages say how old it is and browsers
          // request it, whereupon it is renewed.
          version: [fetchedAt, isFresh, inEnglish?.fetchedAt].join(),
          // Requesting a fresh answer would only give the same one.
          fetchedAt: isFresh ? null : fetchedAt,
          readBody: () => (filling && fallback ? fillOnce(fallback, content, filling) : content),
        };
      };
    },
    health: () => ({ isDegraded: upstream.openSince !== null, openSince: upstream.openSince }),
    counters,
    async close() {
      upstream.close();
      await answers.settled();
    },
  };
}

/** The filled answers of two that are cached, by the one in the reader's language. */
const filled = new WeakMap<object, { english: object; whole: object }>();

// The same two give the same object, which is serialised once.
function fillOnce<Content extends object>(
  { fill }: Fallback<Content>,
  content: Content,
  english: Content,
): Content {
  const known = filled.get(content);
  if (known?.english === english) return known.whole as Content;
  const whole = fill(content, english);
  filled.set(content, { english, whole });
  return whole;
}

function requestFor<Asked extends Query, Content extends object>(
  call: CatalogueCall<Asked, Content>,
  asked: Asked,
  { language, region }: Locale,
): UpstreamRequest<Content> {
  const parameters = {
    ...call.ask(asked),
    ...(call.fallback && { language }),
    ...(call.isByRegion && { region }),
  };
  return {
    shelf: call.shelf,
    path: call.path.replace(/:(\w+)/g, (_, name) => String(asked[name])),
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, String(value ?? '')]),
    ),
    read: (body) => call.read(body, asked),
    freshMilliseconds: call.freshDays === undefined ? null : call.freshDays * day,
    mayBeMissing: call.path.includes(':'),
  };
}

function throwFailure(error: unknown): never {
  if (error instanceof Failure) throw error;
  if (!(error instanceof UpstreamTrouble)) throw catalogueFailure('offline', { cause: error });
  throw catalogueFailure(error.kind === 'busy' ? 'busy' : 'offline', {
    cause: error,
    headers: { 'retry-after': String(error.retryAfterSeconds) },
    // The counters and the messages of the circuit breaker report it already.
    isReported: true,
  });
}
