import { createHash } from 'node:crypto';
import {
  type AnswerCacheBounds,
  createAnswerCache,
  type KeptAnswer,
} from '#server/catalogue/cache/answer-cache.ts';
import { deleteOldAnswers, findAnswer, keepAnswer } from '#server/catalogue/cache/answers-store.ts';
import { forgiveCache } from '#server/catalogue/cache/forgive-cache.ts';
import type { GatewayCounters } from '#server/catalogue/cache/gateway-counters.ts';
import { createSparseWarn } from '#server/catalogue/upstream/sparse-warn.ts';
import { type Shelf, shelves, type TmdbCall } from '#server/catalogue/upstream/tmdb-call.ts';
import type { TmdbUpstream } from '#server/catalogue/upstream/tmdb-upstream.ts';
import type { Database } from '#server/database/schema.ts';

/** An answer as it is given. */
interface GivenAnswer<Content> {
  content: Content;
  /** Age in seconds of an answer that is past its time; null for one that is fresh. */
  staleSeconds: number | null;
}

export interface KeptAnswers {
  /**
   * The answer for a user, in whose turn TMDB is asked if need be. Throws what the upstream throws,
   * but only when there is no earlier answer to give.
   */
  get<Content>(call: TmdbCall<Content>, userId: string): Promise<GivenAnswer<Content>>;
  /** Resolves when everything that was under way has ended. */
  settled(): Promise<void>;
}

export interface KeptAnswersOptions {
  upstream: TmdbUpstream;
  database: Database;
  clock: () => number;
  counters: GatewayCounters;
  /** Takes what went wrong with the database, which costs nothing but time. */
  warn(message: string): void;
}

const day = 24 * 60 * 60 * 1000;
// An older answer is worth the wait for a new one.
const servedAtOnceFor = day;
// Six months, the longest that TMDB's terms allow (TMDB contract, section 8).
const keptFor = 180 * day;
/** What is kept of each shelf, in memory and in the database. */
const bounds: Record<Shelf, AnswerCacheBounds & { rows: number }> = {
  lists: { answers: 500, bytes: 8 * 1024 * 1024, rows: 2000 },
  filters: { answers: 500, bytes: 8 * 1024 * 1024, rows: 2000 },
  titles: { answers: 500, bytes: 8 * 1024 * 1024, rows: 3000 },
  searches: { answers: 500, bytes: 8 * 1024 * 1024, rows: 3000 },
};
const totalRows = shelves.reduce((rows, shelf) => rows + bounds[shelf].rows, 0);
const betweenDeletions = { milliseconds: 60 * 60 * 1000, writes: 200 };

/**
 * TMDB's answers, in memory above the database. Fresh ones are given as they are; those past their
 * time at once, while one request asks for a new one (RFC 5861); and however old, up to six months,
 * when TMDB gives none. Who asks for the same at the same time shares one request.
 */
export function createKeptAnswers(options: KeptAnswersOptions): KeptAnswers {
  const { upstream, database, clock, counters, warn } = options;
  const memory = {
    lists: createAnswerCache(bounds.lists),
    filters: createAnswerCache(bounds.filters),
    titles: createAnswerCache(bounds.titles),
    searches: createAnswerCache(bounds.searches),
  };
  const warnNowAndThen = createSparseWarn(warn, clock);
  const forgiven = <Result>(work: () => Promise<Result>) =>
    forgiveCache('kept answers of TMDB', warnNowAndThen, work);
  const underWay = new Map<string, { users: Set<string>; answer: Promise<KeptAnswer> }>();
  let writes = 0;
  let nextDeletionAt = 0;

  async function get<Content>(
    call: TmdbCall<Content>,
    userId: string,
  ): Promise<GivenAnswer<Content>> {
    const key = keyOf(call);
    const kept = await findKept(key, call);
    // What lies under the key has been read by this call's own `read`.
    const given = (answer: KeptAnswer): GivenAnswer<Content> => ({
      content: answer.content as Content,
      staleSeconds:
        clock() < answer.freshUntil ? null : Math.floor((clock() - answer.fetchedAt) / 1000),
    });
    if (kept && clock() < kept.freshUntil) {
      counters.hits += 1;
      return given(kept);
    }
    const renewal = renew(key, call, kept, userId);
    if (kept && clock() - kept.fetchedAt < servedAtOnceFor) {
      // Nobody waits for it, so nobody hears of its failure.
      renewal.catch(() => undefined);
      counters.stale += 1;
      return given(kept);
    }
    try {
      const renewed = await renewal;
      counters.misses += 1;
      return given(renewed);
    } catch (error) {
      if (!kept) throw error;
      counters.stale += 1;
      return given(kept);
    }
  }

  function renew(
    key: string,
    call: TmdbCall<unknown>,
    kept: KeptAnswer | null,
    userId: string,
  ): Promise<KeptAnswer> {
    const running = underWay.get(key);
    if (running) {
      // Nobody waits longer because somebody who asks much asked for it first.
      running.users.add(userId);
      return running.answer;
    }
    const users = new Set([userId]);
    const answer = fetchAnswer(key, call, kept, users).finally(() => underWay.delete(key));
    underWay.set(key, { users, answer });
    return answer;
  }

  async function fetchAnswer(
    key: string,
    call: TmdbCall<unknown>,
    kept: KeptAnswer | null,
    users: ReadonlySet<string>,
  ): Promise<KeptAnswer> {
    await forgiven(deleteOldNowAndThen);
    const { freshUntil, ...answer } = await upstream.ask(call, kept?.etag ?? null, users);
    const { content, etag } = answer.isChanged ? answer : (kept as KeptAnswer);
    const renewed = { content, etag, fetchedAt: clock(), freshUntil };
    const json = JSON.stringify(content);
    memory[call.shelf].set(key, renewed, json.length);
    writes += 1;
    await forgiven(() => keepAnswer(database, key, renewed, json));
    return renewed;
  }

  // Not only after writes: what is too old has to go while TMDB is down as well.
  async function deleteOldNowAndThen(): Promise<void> {
    const now = clock();
    if (now < nextDeletionAt && writes < betweenDeletions.writes) return;
    nextDeletionAt = now + betweenDeletions.milliseconds;
    writes = 0;
    for (const shelf of shelves) {
      await deleteOldAnswers(database, `${shelf}:`, now - keptFor, bounds[shelf].rows);
    }
    // What an earlier version kept, which had no shelves.
    await deleteOldAnswers(database, '', now - keptFor, totalRows);
  }

  async function findKept(key: string, call: TmdbCall<unknown>): Promise<KeptAnswer | null> {
    const kept = memory[call.shelf].get(key) ?? (await forgiven(() => findStored(key, call)));
    return kept && clock() - kept.fetchedAt < keptFor ? kept : null;
  }

  async function findStored(key: string, call: TmdbCall<unknown>): Promise<KeptAnswer | null> {
    const stored = await findAnswer(database, key);
    if (!stored) return null;
    const { contentJson, ...answer } = stored;
    const json = JSON.parse(contentJson);
    const isMissing = json === null && call.missing !== undefined;
    const kept = { ...answer, content: isMissing ? call.missing : call.read(json) };
    memory[call.shelf].set(key, kept, contentJson.length);
    return kept;
  }

  return {
    get,
    async settled() {
      await Promise.allSettled([...underWay.values()].map(({ answer }) => answer));
    },
  };
}

// A hash, so that what people search for is not written down. It holds no key of TMDB's.
function keyOf({ shelf, path, parameters }: TmdbCall<unknown>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${shelf}:${createHash('sha256').update(`${path}?${query}`).digest('base64url')}`;
}
