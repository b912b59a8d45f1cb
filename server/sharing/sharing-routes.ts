import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { pathOfSharedList } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { ListedTitles } from '#contract/listed-title-schemas.ts';
import type { PageReader, PageRenderer } from '#contract/page-renderer.ts';
import {
  mostSharedTitles,
  ownSharedListSchema,
  type SharedList,
} from '#contract/tables/shared-lists.ts';
import { isVisible } from '#contract/visible-text.ts';
import { hashNetwork } from '#server/accounts/limits/network-hash.ts';
import { readLocale } from '#server/catalogue/calls/call-parameters.ts';
import type { AnswerCall } from '#server/catalogue/calls/catalogue-call.ts';
import { getTitlesByKey } from '#server/catalogue/titles-by-key.ts';
import { Failure } from '#server/failure.ts';
import { type CompressedPage, compressPage, sendPage } from '#server/pages/compressed-page.ts';
import { readPageReader } from '#server/pages/page-reader.ts';
import { type PageTemplate, writePageWithoutScripts } from '#server/pages/page-template.ts';
import { createRenderingBudget } from '#server/pages/rendering-budget.ts';
import { writeCalendar } from '#server/sharing/calendar.ts';
import { createNetworkBudget, openingsPerSecond } from '#server/sharing/network-budget.ts';
import type { FindSharedList } from '#server/sharing/own-shared-lists.ts';

export interface SharingDependencies {
  findSharedList: FindSharedList;
  /** The catalogue's, of which an address opens only the titles of its list. */
  answer: AnswerCall;
  template: PageTemplate;
  renderer: PageRenderer;
  basePath: string;
  configuration: RuntimeConfiguration;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** A finished answer; it is the same as long as the list is. */
interface Finished {
  page: CompressedPage;
  type: 'text/html' | 'text/calendar';
}

interface Written {
  text: string;
  type: Finished['type'];
  isWhole: boolean;
}

// An answer takes the event loop as long as its list is, up to a fifth of a second. So its cost is
// counted in titles: one network has the longest list once a second, all together have it twice.
const costWithoutTitles = 200;
const costOfNetworkPerSecond = costWithoutTitles + mostSharedTitles;
const costOfAllPerSecond = 2 * costOfNetworkPerSecond;
const megabyte = 1024 * 1024;
// The titles of a list change by the day. A list that has changed or is no longer shared is seen at
// once, because it is read for every request.
const finishedAnswers = { max: 500, maxSize: 16 * megabyte, ttl: 10 * 60 * 1000 };
/** Leaves time for the rendering within the ten seconds of a request. */
const patienceMilliseconds = 6000;

// An address is all that protects a list: it must not end up with search engines, caches or TMDB.
const headers = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};
const cacheControl = 'private, no-store';

/**
 * `/shared/{address}` shows a list as a page, `/calendar/{address}.ics` its coming dates. Whoever has
 * the address may, without an account (decision 18).
 */
export function registerSharingRoutes(app: FastifyInstance, dependencies: SharingDependencies) {
  const { findSharedList, answer, template, renderer, basePath, configuration, clock } =
    dependencies;
  const mayAsk = createNetworkBudget(openingsPerSecond, clock);
  const mayCauseCost = createNetworkBudget(costOfNetworkPerSecond, clock);
  const mayCost = createRenderingBudget(costOfAllPerSecond, clock);
  const finished = new LRUCache<string, Finished>(finishedAnswers);
  const underWay = new Map<string, Promise<Finished>>();
  const policy = contentPolicyOf(template, configuration);

  async function find(kind: SharedList['kind'], text: string): Promise<SharedList | null> {
    const address = text.toLowerCase();
    if (!v.is(ownSharedListSchema.entries.address, address)) return null;
    const shared = await findSharedList(address);
    return shared?.kind === kind ? shared : null;
  }

  /** Gives the answer for a list, from the cache where it is the same as before. */
  function finish(
    shared: SharedList,
    reader: string[],
    ip: string,
    write: () => Promise<Written>,
  ): Finished | Promise<Finished> {
    const key = JSON.stringify([shared, reader]);
    const known = finished.get(key) ?? underWay.get(key);
    if (known) return known;
    const cost = costWithoutTitles + shared.titles.length;
    if (!mayCauseCost(ip, cost)) throw tooMany(429);
    if (!mayCost(cost)) throw tooMany(503);
    // Visitors who come meanwhile wait for the same answer.
    const answer = compress(key, write).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  }

  async function compress(key: string, write: () => Promise<Written>): Promise<Finished> {
    const { text, type, isWhole } = await write();
    const page = await compressPage(text, 200);
    const size = key.length + page.br.length + page.gzip.length;
    if (isWhole) finished.set(key, { page, type }, { size });
    return { page, type };
  }

  const titlesOf = ({ titles }: SharedList, ip: string, locale: string): Promise<ListedTitles> =>
    getTitlesByKey(
      answer,
      titles,
      // Visitors of one network take the turns of one user.
      { ...readLocale({ language: locale }), userId: hashNetwork('', ip), noteAge: () => {} },
      { patienceMilliseconds },
    );

  const render = (shown: Parameters<PageRenderer['renderSharedList']>[0], reader: PageReader) =>
    writePageWithoutScripts(
      template,
      reader,
      renderer.renderSharedList(shown, reader, { basePath, configuration }),
    );

  function open(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers({ ...headers, 'Content-Security-Policy': policy });
    if (!mayAsk(request.ip)) throw tooMany(429);
  }

  /** Failures are logged and counted by now. Visitors get a page that asks them to come again. */
  async function writeFailure(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    if (reply.statusCode < 429) return payload;
    reply.type('text/html; charset=utf-8');
    return render('unavailable', readPageReader(request.headers));
  }

  const options = { exposeHeadRoute: true };
  const pageOptions = { ...options, onSend: writeFailure };

  app.get<Addressed>(pathOfSharedList('page', ':address'), pageOptions, async (request, reply) => {
    open(request, reply);
    const { ip, params } = request;
    const reader = readPageReader(request.headers);
    const { language, locale, theme } = reader;
    const shared = await find('page', params.address);
    if (!shared) {
      const page = await compressPage(render('gone', reader), 404);
      return sendPage(request, reply, page, { cacheControl });
    }
    const { page, type } = await finish(shared, [language, locale, theme], ip, async () => {
      const { results, later } = await titlesOf(shared, ip, locale);
      const shown = { ...shared, titles: results, later: later.length };
      return { text: render(shown, reader), type: 'text/html', isWhole: later.length === 0 };
    });
    return sendPage(request, reply, page, { cacheControl, type });
  });

  app.get<Addressed>(pathOfSharedList('calendar', ':address'), options, async (request, reply) => {
    open(request, reply);
    const { ip, params } = request;
    const { locale } = readPageReader(request.headers);
    const shared = await find('calendar', params.address);
    if (!shared) throw new Failure(404, 'not_found', 'There is no calendar at this address.');
    const { page, type } = await finish(shared, [locale], ip, async () => {
      const { results, later } = await titlesOf(shared, ip, locale);
      const name = isVisible(shared.name) ? shared.name : 'Marquee';
      const text = writeCalendar(name, results, clock());
      return { text, type: 'text/calendar', isWhole: later.length === 0 };
    });
    return sendPage(request, reply, page, { cacheControl, type });
  });
}

function tooMany(status: 429 | 503): Failure {
  return new Failure(status, 'over_request_rate_limit', 'Too many requests. Please try again.', {
    // What anybody can cause must not fill the log.
    isReported: true,
    headers: { 'Retry-After': '1' },
  });
}

interface Addressed {
  Params: { address: string };
}

/** A page without scripts may load its styles, fonts and posters, and nothing else. */
function contentPolicyOf({ styleSources }: PageTemplate, { imageUrl }: RuntimeConfiguration) {
  const imageHost = URL.canParse(imageUrl) ? [new URL(imageUrl).origin] : [];
  return [
    "default-src 'none'",
    ['style-src', ...styleSources].join(' '),
    "font-src 'self'",
    ['img-src', "'self'", 'data:', ...imageHost].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
