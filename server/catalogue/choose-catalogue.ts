import type { FastifyInstance } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { embeddedSource, withGenresIn } from '#server/catalogue/bundled/bundled-source.ts';
import type { GatewayCounters } from '#server/catalogue/cache/gateway-counters.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';
import { createPosterCache } from '#server/catalogue/posters/poster-cache.ts';
import { registerPosterRoutes } from '#server/catalogue/posters/poster-routes.ts';
import { registerProxiedPosterRoutes } from '#server/catalogue/posters/proxied-poster-routes.ts';
import {
  type CatalogueHealth,
  createTmdbCatalogue,
} from '#server/catalogue/upstream/tmdb-catalogue.ts';
import { createUpstreamTime } from '#server/catalogue/upstream/upstream-time.ts';
import type { Database } from '#server/database/schema.ts';

/** The catalogue that the settings ask for, and where its posters are. */
export interface Catalogue {
  sourceFor(reader: CatalogueReader): CatalogueSource;
  usesTmdb: boolean;
  /** What stands before the size in a poster's address. */
  imageUrl: string;
  registerPosters(app: FastifyInstance): void;
  health(): CatalogueHealth;
  /** Null for the embedded catalogue, which needs no cache. */
  counters: Readonly<GatewayCounters> | null;
  close(): Promise<void>;
}

export interface CatalogueOptions {
  /** How to reach TMDB; null for the embedded catalogue. */
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
  /** Folder for TMDB's posters that are cached. */
  posterDirectory: string;
  clock: () => number;
  warn(message: string): void;
}

/** TMDB where its key is given, the embedded catalogue otherwise. */
export function chooseCatalogue(options: CatalogueOptions): Catalogue {
  const { tmdb, database, bundledPosterDirectory, posterDirectory, clock, warn } = options;
  if (!tmdb) {
    const embedded = embeddedSource();
    return {
      sourceFor: ({ language }) => withGenresIn(language, embedded),
      usesTmdb: false,
      imageUrl: addresses.posters,
      registerPosters: (app) => registerPosterRoutes(app, bundledPosterDirectory),
      health: () => ({ isDegraded: false, openSince: null }),
      counters: null,
      close: async () => {},
    };
  }
  const { apiKey, apiUrl, imageUrl, proxiesPosters, posterCacheBytes } = tmdb;
  const time = createUpstreamTime(clock);
  return {
    ...createTmdbCatalogue({ apiKey, apiUrl, database, time, warn }),
    usesTmdb: true,
    imageUrl: proxiesPosters ? addresses.posters : imageUrl,
    registerPosters(app) {
      if (!proxiesPosters) return;
      const cache = createPosterCache(posterDirectory, posterCacheBytes);
      registerProxiedPosterRoutes(app, { imageUrl, cache, warn, clock });
    },
  };
}
