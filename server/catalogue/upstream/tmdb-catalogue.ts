import { createKeptAnswers } from '#server/catalogue/cache/cached-answers.ts';
import {
  createGatewayCounters,
  type GatewayCounters,
} from '#server/catalogue/cache/gateway-counters.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { type CatalogueReader, fallbackLanguage } from '#server/catalogue/catalogue-reader.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';
import {
  detailsFallback,
  type Fallback,
  genresFallback,
  pageFallback,
  videosFallback,
} from '#server/catalogue/upstream/english-fallback.ts';
import { type TmdbCall, tmdbCalls } from '#server/catalogue/upstream/tmdb-call.ts';
import { createTmdbUpstream } from '#server/catalogue/upstream/tmdb-upstream.ts';
import type { UpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import { UpstreamTrouble } from '#server/catalogue/upstream/upstream-trouble.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/** The state of the way to TMDB, for whoever watches over the server. */
export interface CatalogueHealth {
  /** TMDB is down: what was fetched before is served, and nothing else. */
  isDegraded: boolean;
  /** Since when, in milliseconds since 1970. */
  openSince: number | null;
}

export interface TmdbCatalogue {
  /** The catalogue in the reader's language. */
  sourceFor(reader: CatalogueReader): CatalogueSource;
  health(): CatalogueHealth;
  counters: Readonly<GatewayCounters>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

export interface TmdbCatalogueOptions {
  apiUrl: string;
  apiKey: string;
  database: Database;
  time: UpstreamTime;
  warn(message: string): void;
  timeoutMilliseconds?: number;
}

const emptyPage = { page: 1, results: [], total_pages: 1, total_results: 0 };

/** The catalogue of TMDB: every answer kept, in the reader's language, English where that lacks a word. */
export function createTmdbCatalogue(options: TmdbCatalogueOptions): TmdbCatalogue {
  const { database, time, warn, timeoutMilliseconds = 3000 } = options;
  const counters = createGatewayCounters();
  const upstream = createTmdbUpstream({ ...options, counters, timeoutMilliseconds });
  const answers = createKeptAnswers({ upstream, database, clock: time.clock, counters, warn });

  /** Throws a Failure when there is no answer, old or new. */
  async function ask<Content>(
    reader: CatalogueReader,
    callIn: (locale: Pick<CatalogueReader, 'language' | 'region'>) => TmdbCall<Content>,
    { lacksSomething, fill }: Fallback<NonNullable<Content>>,
  ): Promise<Content> {
    const { content, staleSeconds } = await answers
      .get(callIn(reader), reader.userId)
      .catch(throwFailure);
    if (staleSeconds !== null) reader.noteAge(staleSeconds);
    const isWhole = !content || !lacksSomething(content);
    if (isWhole || reader.language === fallbackLanguage) return content;
    // Half an answer is better than none.
    const english = await answers
      .get(callIn({ language: fallbackLanguage, region: reader.region }), reader.userId)
      .catch(() => null);
    return english?.content ? fill(content, english.content) : content;
  }

  function sourceFor(reader: CatalogueReader): CatalogueSource {
    return {
      popular: (type, query) =>
        ask(reader, (locale) => tmdbCalls.popular(type, query, locale), pageFallback),

      async search(type, query) {
        // What TMDB says to an empty search is not settled (TMDB contract, section 2).
        if (query.query === '') return emptyPage;
        return ask(reader, (locale) => tmdbCalls.search(type, query, locale), pageFallback);
      },

      discover: (type, query) =>
        ask(reader, (locale) => tmdbCalls.discover(type, query, locale), pageFallback),

      getDetails: (type, id, append) =>
        ask(reader, (locale) => tmdbCalls.details(type, id, append, locale), detailsFallback),

      async getVideos(type, id) {
        const videos = await ask(
          reader,
          (locale) => tmdbCalls.videos(type, id, locale),
          videosFallback,
        );
        return videos === null ? null : videos.results;
      },

      async genres(type) {
        const { genres } = await ask(
          reader,
          (locale) => tmdbCalls.genres(type, locale),
          genresFallback,
        );
        return genres;
      },
    };
  }

  return {
    sourceFor,
    health: () => ({ isDegraded: upstream.openSince !== null, openSince: upstream.openSince }),
    counters,
    async close() {
      upstream.close();
      await answers.settled();
    },
  };
}

function throwFailure(error: unknown): never {
  if (error instanceof Failure) throw error;
  if (!(error instanceof UpstreamTrouble)) throw catalogueFailure('offline', { cause: error });
  throw catalogueFailure(error.kind === 'busy' ? 'busy' : 'offline', {
    cause: error,
    headers: { 'retry-after': String(error.retryAfterSeconds) },
    // Counted by its kind, and told when TMDB goes and comes back.
    isReported: true,
  });
}
