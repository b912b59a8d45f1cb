import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type CachedAnswer,
  deleteOldAnswers,
  findAnswer,
  upsertAnswer,
} from '#server/catalogue/cache/answers-store.ts';
import { forgiveCache } from '#server/catalogue/cache/forgive-cache.ts';
import type { CatalogueCounters } from '#server/catalogue/catalogue-counters.ts';
import { createSparseWarn } from '#server/catalogue/upstream/sparse-warn.ts';
import type { Upstream } from '#server/catalogue/upstream/upstream.ts';
import {
  type Shelf,
  shelves,
  type UpstreamRequest,
} from '#server/catalogue/upstream/upstream-request.ts';
import type { Database } from '#server/database/schema.ts';

/** An answer as it is given. */
interface GivenAnswer<Content> {
  /** Null for what is not there. */
  content: Content | null;
  /** Age in seconds of an answer that is past its time; null for one that is fresh. */
  staleSeconds: number | null;
}

export interface CachedAnswers {
  /**
   * The answer for a user, in whose turn TMDB is asked if need be. Throws what the upstream throws,
   * but only when there is no earlier answer to give.
   */
  get<Content>(request: UpstreamRequest<Content>, userId: string): Promise<GivenAnswer<Content>>;
  /** Resolves when everything that was under way has ended. */
  settled(): Promise<void>;
}

export interface CachedAnswersOptions {
  upstream: Upstream;
  database: Database;
  clock: () => number;
  counters: CatalogueCounters;
  /** Takes what went wrong with the database, which costs nothing but time. */
  warn(message: string): void;
}

const day = 24 * 60 * 60 * 1000;
// An older answer is worth the wait for a new one.
const servedAtOnceFor = day;
// Six months, the longest that TMDB's terms allow (docs/contracts/catalogue.md#cached-answers-of-tmdb).
const cachedFor = 180 * day;
/** What is cached of each shelf in memory. */
const mostInMemory = { max: 500, maxSize: 8 * 1024 * 1024 };
/** What is cached of each shelf in the database. */
const mostRows: Record<Shelf, number> = {
  lists: 2000,
  filters: 2000,
  titles: 3000,
  searches: 3000,
};
const mostRowsInAll = shelves.reduce((rows, shelf) => rows + mostRows[shelf], 0);
const betweenDeletions = { milliseconds: 60 * 60 * 1000, writes: 200 };

/**
 * TMDB's answers, cached in memory above the database. Fresh ones are given as they are; those past their
 * time at once, while one request asks for a new one (RFC 5861); and however old, up to six months,
 * when TMDB gives none. Who asks for the same at the same time shares one request.
 */
export function createCachedAnswers(options: CachedAnswersOptions): CachedAnswers {
  const { upstream, database, clock, counters, warn } = options;
  const memory = new Map(
    shelves.map((shelf) => [shelf, new LRUCache<string, CachedAnswer>(mostInMemory)]),
  );
  const warnNowAndThen = createSparseWarn(warn, clock);
  const forgiven = <Result>(work: () => Promise<Result>) =>
    forgiveCache('cached answers of TMDB', warnNowAndThen, work);
  const underWay = new Map<string, { users: Set<string>; answer: Promise<CachedAnswer> }>();
  let writes = 0;
  let nextDeletionAt = 0;

  async function get<Content>(
    request: UpstreamRequest<Content>,
    userId: string,
  ): Promise<GivenAnswer<Content>> {
    const key = keyOf(request);
    const cached = await findCached(key, request);
    // What lies under the key has been read by this request's own `read`.
    const given = (answer: CachedAnswer): GivenAnswer<Content> => ({
      content: answer.content as Content | null,
      staleSeconds:
        clock() < answer.freshUntil ? null : Math.floor((clock() - answer.fetchedAt) / 1000),
    });
    if (cached && clock() < cached.freshUntil) {
      counters.hits += 1;
      return given(cached);
    }
    const renewal = renew(key, request, cached, userId);
    if (cached && clock() - cached.fetchedAt < servedAtOnceFor) {
      // Nobody waits for it, so nobody hears of its failure.
      renewal.catch(() => undefined);
      counters.stale += 1;
      return given(cached);
    }
    try {
      const renewed = await renewal;
      counters.misses += 1;
      return given(renewed);
    } catch (error) {
      if (!cached) throw error;
      counters.stale += 1;
      return given(cached);
    }
  }

  function renew(
    key: string,
    request: UpstreamRequest,
    cached: CachedAnswer | null,
    userId: string,
  ): Promise<CachedAnswer> {
    const running = underWay.get(key);
    if (running) {
      // Nobody waits longer because somebody who asks much asked for it first.
      running.users.add(userId);
      return running.answer;
    }
    const users = new Set([userId]);
    const answer = fetchAnswer(key, request, cached, users).finally(() => underWay.delete(key));
    underWay.set(key, { users, answer });
    return answer;
  }

  async function fetchAnswer(
    key: string,
    request: UpstreamRequest,
    cached: CachedAnswer | null,
    users: ReadonlySet<string>,
  ): Promise<CachedAnswer> {
    await forgiven(deleteOldNowAndThen);
    const { freshUntil, ...answer } = await upstream.ask(request, cached?.etag ?? null, users);
    const { content, etag } = answer.isChanged ? answer : (cached as CachedAnswer);
    const renewed = { content, etag, fetchedAt: clock(), freshUntil };
    const json = JSON.stringify(content);
    memory.get(request.shelf)?.set(key, renewed, { size: json.length });
    writes += 1;
    await forgiven(() => upsertAnswer(database, key, renewed, json));
    return renewed;
  }

  // Not only after writes: what is too old has to go while TMDB is down as well.
  async function deleteOldNowAndThen(): Promise<void> {
    const now = clock();
    if (now < nextDeletionAt && writes < betweenDeletions.writes) return;
    nextDeletionAt = now + betweenDeletions.milliseconds;
    writes = 0;
    for (const shelf of shelves) {
      await deleteOldAnswers(database, `${shelf}:`, now - cachedFor, mostRows[shelf]);
    }
    // What an earlier version cached, which had no shelves.
    await deleteOldAnswers(database, '', now - cachedFor, mostRowsInAll);
  }

  async function findCached(key: string, request: UpstreamRequest): Promise<CachedAnswer | null> {
    const cached =
      memory.get(request.shelf)?.get(key) ?? (await forgiven(() => findStored(key, request)));
    return cached && clock() - cached.fetchedAt < cachedFor ? cached : null;
  }

  async function findStored(key: string, request: UpstreamRequest): Promise<CachedAnswer | null> {
    const stored = await findAnswer(database, key);
    if (!stored) return null;
    const { contentJson, ...answer } = stored;
    const json = JSON.parse(contentJson);
    const isMissing = json === null && request.mayBeMissing;
    const cached = { ...answer, content: isMissing ? null : request.read(json) };
    memory.get(request.shelf)?.set(key, cached, { size: contentJson.length });
    return cached;
  }

  return {
    get,
    async settled() {
      await Promise.allSettled([...underWay.values()].map(({ answer }) => answer));
    },
  };
}

// A hash, so that what people search for is not written down. It holds no key of TMDB's.
function keyOf({ shelf, path, parameters }: UpstreamRequest): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${shelf}:${createHash('sha256').update(`${path}?${query}`).digest('base64url')}`;
}
