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

interface GivenAnswer<Content> {
  /** Null when TMDB has no such thing. */
  content: Content | null;
  /** Age in seconds of a stale answer; null for a fresh one. */
  staleSeconds: number | null;
}

interface FoundAnswer<Content> {
  /** Null when TMDB has no such thing. */
  content: Content | null;
  /** In milliseconds since 1970. */
  fetchedAt: number;
  isFresh: boolean;
}

export interface CachedAnswers {
  /**
   * Gives the answer to a request. If TMDB has to be asked, that takes a turn of this user. Throws
   * what the upstream throws, but only when no earlier answer is cached.
   */
  get<Content>(request: UpstreamRequest<Content>, userId: string): Promise<GivenAnswer<Content>>;
  /**
   * Gives a function that reads the answer which is in memory at that moment, however stale. It asks
   * neither the database nor TMDB, and leaves no trace: not even in the order of eviction.
   */
  lookUp<Content>(request: UpstreamRequest<Content>): () => FoundAnswer<Content> | null;
  /** Resolves when all running requests have ended. */
  settled(): Promise<void>;
}

export interface CachedAnswersOptions {
  upstream: Upstream;
  database: Database;
  clock: () => number;
  counters: CatalogueCounters;
  /** Called when the cache in the database fails. Answers then only take longer. */
  warn(message: string): void;
}

const day = 24 * 60 * 60 * 1000;
// A reader of an answer that has been stale for longer waits for a new one.
const servedStaleFor = day;
// Six months, the longest that TMDB's terms allow (docs/contracts/catalogue.md#cached-answers-of-tmdb).
const cachedFor = 180 * day;
/** The limits of each shelf in memory: answers, and characters of JSON. */
const mostInMemory = { max: 500, maxSize: 8 * 1024 * 1024 };
/** The most rows of each shelf in the database. */
const mostRows: Record<Shelf, number> = {
  lists: 2000,
  filters: 2000,
  titles: 3000,
  searches: 3000,
  // Few, because all titles of a person are up to a megabyte.
  people: 2000,
  watching: 3000,
  // As many as the longest list that stays fluent.
  listed: 10_000,
};
const mostRowsInAll = shelves.reduce((rows, shelf) => rows + mostRows[shelf], 0);
const betweenDeletions = { milliseconds: 60 * 60 * 1000, writes: 200 };

/**
 * TMDB's answers, cached in memory and in the database. A fresh answer is given without asking TMDB.
 * An answer that has been stale for less than a day is given at once, while one request renews it
 * (RFC 5861). After that, for up to six months, it is given only when TMDB does not answer. Equal
 * requests at the same time share one request to TMDB.
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
    // The same request cached it, so its own `read` has checked the type of the content.
    const given = (answer: CachedAnswer): GivenAnswer<Content> => ({
      content: answer.content as Content | null,
      staleSeconds: isFresh(answer) ? null : Math.floor((clock() - answer.fetchedAt) / 1000),
    });
    if (cached && isFresh(cached)) {
      counters.hits += 1;
      return given(cached);
    }
    const renewal = renew(key, request, cached, userId);
    if (cached && clock() < cached.freshUntil + servedStaleFor) {
      // Nobody waits for the renewal, so its failure is ignored.
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
      // The request may also use this user's turn. Otherwise a busy first user would delay them.
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

  // Runs also without writes, because old answers must be deleted while TMDB is down too.
  async function deleteOldNowAndThen(): Promise<void> {
    const now = clock();
    if (now < nextDeletionAt && writes < betweenDeletions.writes) return;
    nextDeletionAt = now + betweenDeletions.milliseconds;
    writes = 0;
    for (const shelf of shelves) {
      await deleteOldAnswers(database, `${shelf}:`, now - cachedFor, mostRows[shelf]);
    }
    // An earlier version cached answers without shelves.
    await deleteOldAnswers(database, '', now - cachedFor, mostRowsInAll);
  }

  async function findCached(key: string, request: UpstreamRequest): Promise<CachedAnswer | null> {
    const cached =
      memory.get(request.shelf)?.get(key) ?? (await forgiven(() => findStored(key, request)));
    return cached && mayBeServed(cached) ? cached : null;
  }

  function mayBeServed({ fetchedAt }: CachedAnswer): boolean {
    return clock() - fetchedAt < cachedFor;
  }

  function isFresh({ freshUntil }: CachedAnswer): boolean {
    return clock() < freshUntil;
  }

  function lookUp<Content>(request: UpstreamRequest<Content>) {
    const key = keyOf(request);
    return () => {
      const cached = memory.get(request.shelf)?.peek(key);
      if (!cached || !mayBeServed(cached)) return null;
      // Cached by the same request, as in `get`.
      const content = cached.content as Content | null;
      return { content, fetchedAt: cached.fetchedAt, isFresh: isFresh(cached) };
    };
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
    lookUp,
    async settled() {
      await Promise.allSettled([...underWay.values()].map(({ answer }) => answer));
    },
  };
}

// A hash, so that the database does not record what people search for. TMDB's key is not in it.
function keyOf({ shelf, path, parameters }: UpstreamRequest): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${shelf}:${createHash('sha256').update(`${path}?${query}`).digest('base64url')}`;
}
