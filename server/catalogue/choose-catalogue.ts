import type { FastifyInstance } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { createBundledAnswers } from '#server/catalogue/bundled/bundled-answers.ts';
import { bundledCatalogue, warmUpSearch } from '#server/catalogue/bundled/bundled-catalogue.ts';
import {
  createCachedAnswerLookUp,
  type LookUpCachedAnswer,
} from '#server/catalogue/cached-answer-look-up.ts';
import { type AnswerCall, refuseOnlyOfTmdb } from '#server/catalogue/calls/catalogue-call.ts';
import type { CatalogueCounters } from '#server/catalogue/catalogue-counters.ts';
import { createPosterCache } from '#server/catalogue/posters/poster-cache.ts';
import { registerPosterRoutes } from '#server/catalogue/posters/poster-routes.ts';
import { registerProxiedPosterRoutes } from '#server/catalogue/posters/proxied-poster-routes.ts';
import { createUpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import {
  type CatalogueHealth,
  createUpstreamCatalogue,
} from '#server/catalogue/upstream-catalogue.ts';
import type { Database } from '#server/database/schema.ts';

/** The catalogue that the settings choose, with its posters. */
export interface Catalogue {
  answer: AnswerCall;
  /** For the pages: gives only what is there at once, and never what somebody searched for at TMDB. */
  lookUpCachedAnswer: LookUpCachedAnswer;
  usesTmdb: boolean;
  /** The part of a poster's address before the size. */
  imageUrl: string;
  registerPosters(app: FastifyInstance): void;
  /** Prepares answers in the background, once the server listens. */
  warmUp(): Promise<void>;
  health(): CatalogueHealth;
  /** Null for the bundled catalogue, which needs no cache. */
  counters: Readonly<CatalogueCounters> | null;
  close(): Promise<void>;
}

export interface CatalogueOptions {
  /** How to reach TMDB; null for the bundled catalogue. */
  tmdb: {
    apiKey: string;
    apiUrl: string;
    imageUrl: string;
    proxiesPosters: boolean;
    posterCacheBytes: number;
  } | null;
  database: Database;
  /** Folder of the bundled catalogue's drawings. */
  bundledPosterDirectory: string;
  /** Folder for cached posters of TMDB. */
  posterDirectory: string;
  clock: () => number;
  warn(message: string): void;
}

/** Chooses TMDB when its key is set, otherwise the bundled catalogue. */
export function chooseCatalogue(options: CatalogueOptions): Catalogue {
  const { tmdb, database, bundledPosterDirectory, posterDirectory, clock, warn } = options;
  if (!tmdb) {
    return {
      answer: createBundledAnswers(),
      lookUpCachedAnswer: createCachedAnswerLookUp((call, asked, { language }) => {
        refuseOnlyOfTmdb(call, asked);
        const readBody = () => call.bundled(bundledCatalogue(), asked, language);
        // It changes only with the server's version.
        const answer = { version: 'bundled', fetchedAt: null, readBody };
        return () => answer;
      }),
      usesTmdb: false,
      imageUrl: addresses.posters,
      registerPosters: (app) => registerPosterRoutes(app, bundledPosterDirectory),
      warmUp: warmUpSearch,
      health: () => ({ isDegraded: false, openSince: null }),
      counters: null,
      close: async () => {},
    };
  }
  const { apiKey, apiUrl, imageUrl, proxiesPosters, posterCacheBytes } = tmdb;
  const time = createUpstreamTime(clock);
  const { lookUpCall, ...upstream } = createUpstreamCatalogue({
    apiKey,
    apiUrl,
    database,
    time,
    warn,
  });
  return {
    ...upstream,
    lookUpCachedAnswer: createCachedAnswerLookUp(lookUpCall),
    usesTmdb: true,
    imageUrl: proxiesPosters ? addresses.posters : imageUrl,
    registerPosters(app) {
      if (!proxiesPosters) return;
      const cache = createPosterCache(posterDirectory, posterCacheBytes);
      registerProxiedPosterRoutes(app, { imageUrl, cache, warn, clock });
    },
    warmUp: async () => {},
  };
}
