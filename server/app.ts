import { join } from 'node:path';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { PageRenderer } from '#contract/page-renderer.ts';
import type { Backend } from '#server/backend.ts';
import { createCatalogueWire } from '#server/catalogue/catalogue-wire.ts';
import { chooseCatalogue } from '#server/catalogue/choose-catalogue.ts';
import type { PoolUsage } from '#server/database/open-postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure, frameCodes, toFailure } from '#server/failure.ts';
import { registerInboxRoutes } from '#server/mail/inbox-routes.ts';
import type { LocalInbox } from '#server/mail/local-inbox.ts';
import { registerMetricsRoutes } from '#server/operations/metrics-routes.ts';
import { registerReadinessRoutes } from '#server/operations/readiness-routes.ts';
import { createPageSender } from '#server/pages/page-sender.ts';
import { findPageTemplate } from '#server/pages/page-template.ts';
import type { Settings } from '#server/settings/read-settings.ts';
import { registerSharingRoutes } from '#server/sharing/sharing-routes.ts';
import { limitAnswerTime } from '#server/web/answer-time.ts';
import { isApiPath } from '#server/web/api-path.ts';
import { atMostEvery } from '#server/web/at-most-every.ts';
import { basePathOf, takeBasePathOffUpgrades, withoutBasePath } from '#server/web/base-path.ts';
import { registerClientRoutes } from '#server/web/client-routes.ts';
import { registerConfigurationRoutes } from '#server/web/configuration-routes.ts';
import { describeErrorForLog } from '#server/web/error-log.ts';
import { closeGracefully } from '#server/web/graceful-close.ts';
import { logStream } from '#server/web/log-stream.ts';
import { isLoopback } from '#server/web/loopback.ts';
import { addSecurityHeaders, securityHeadersOf } from '#server/web/security-headers.ts';
import type { Wire } from '#server/web/wire.ts';

/** Everything the app is made of. Tests pass their own clock, folders and client. */
export interface AppDependencies {
  settings: Settings;
  /** Where accounts and favorites are stored: by this server or by a hosted project. */
  backend: Backend;
  database: Database;
  /** Usage of the PostgreSQL connection pool, for the metrics. */
  poolUsage?: (() => PoolUsage) | null;
  /** The inbox shown at /inbox; null when mails are sent. */
  inbox: LocalInbox | null;
  /** Folder of the built client; null to serve only the APIs. */
  clientDirectory: string | null;
  /** Renders the client's pages to HTML; null to let browsers do it. */
  pageRenderer: PageRenderer | null;
  /** Folder of the bundled catalogue's posters, drawn by the build. */
  bundledPosterDirectory: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Limits on the size (docs/contracts/accounts.md#transport) and the duration of a request. */
const bounds = {
  bodyLimit: 1024 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
};
const answerMilliseconds = 10_000;
const slowClients = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 };

// Used when only the APIs are served.
const noPage = { scriptSources: [], styleSources: [] };

// For requests that fail before routing: no hook has set headers yet.
const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The whole server, ready to listen. Every plugin and route is registered here. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, backend, database, inbox, clientDirectory, clock } = dependencies;
  const { bundledPosterDirectory, pageRenderer, poolUsage = null } = dependencies;
  const basePath = basePathOf(settings.publicUrl);
  const catalogue = chooseCatalogue({
    tmdb: settings.tmdb,
    database,
    bundledPosterDirectory,
    posterDirectory: join(settings.dataDirectory, 'posters'),
    clock,
    warn: (message) => app.log.warn(message),
  });
  const { answer } = catalogue;
  const wires: Wire[] = [
    ...backend.wires,
    createCatalogueWire({ answer, callers: backend.callers }),
  ];
  const app = Fastify({
    ...bounds,
    http: slowClients,
    // It limits closing too, so it covers the drain and then the longest request.
    pluginTimeout: settings.drainSeconds * 1000 + 60_000,
    rewriteUrl: ({ url = '/' }) => withoutBasePath(basePath, url),
    logger: {
      level: settings.logLevel,
      serializers: { err: describeErrorForLog },
      stream: logStream,
    },
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    // A GET of the accounts API may change data, so HEAD works only on routes that ask for it.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // A URL that cannot be decoded fails before routing.
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers(bareHeaders)),
  });

  const template = clientDirectory === null ? null : findPageTemplate(clientDirectory, basePath);
  const configuration: RuntimeConfiguration = {
    supabaseUrl: backend.url,
    supabaseKey: backend.publishableKey,
    catalogueUrl: addresses.catalogue,
    catalogueKey: null,
    imageUrl: catalogue.imageUrl,
    usesTmdb: catalogue.usesTmdb,
    sharesLists: template !== null && pageRenderer !== null,
  };

  const logDatabaseTrouble = atMostEvery(databaseTroubleMilliseconds, logFailure);

  takeBasePathOffUpgrades(app, basePath);
  readEveryBodyAsJson(app);
  limitAnswerTime(app, answerMilliseconds);
  const { isDraining } = closeGracefully(app, settings.drainSeconds);
  app.addHook('onClose', () => backend.settled());
  app.addHook('onListen', async () => void catalogue.warmUp());
  app.addHook('onClose', () => catalogue.close());
  // Set first: a plugin uses the error handler that was set when it was registered.
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  addSecurityHeaders(app, securityHeadersOf(configuration, settings.publicUrl, template ?? noPage));
  // With a public URL elsewhere, "from this machine" proves nothing: a proxy here may forward for others.
  const isPrivate = isLoopback(new URL(settings.publicUrl).hostname);
  const { countSockets } = backend;
  const { countFailure } = registerMetricsRoutes(
    app,
    { token: settings.metricsToken, isPrivate },
    {
      catalogue,
      countSockets,
      poolUsage,
    },
  );
  const isDatabaseNeeded = backend.wires.length > 0;
  registerReadinessRoutes(app, { database, isDatabaseNeeded, catalogue, isDraining });
  registerConfigurationRoutes(app, configuration, database);
  catalogue.registerPosters(app);
  if (inbox && isPrivate) registerInboxRoutes(app, inbox, template?.styles ?? '');
  if (clientDirectory && template) await registerClientRoutes(app, clientDirectory);
  const { lookUpCachedAnswer } = catalogue;
  const sendPage =
    template &&
    createPageSender({
      ...{ template, renderer: pageRenderer, basePath, configuration, lookUpCachedAnswer, clock },
    });
  if (template && pageRenderer) {
    const { findSharedList } = backend;
    registerSharingRoutes(app, {
      ...{ findSharedList, answer, template, renderer: pageRenderer },
      ...{ basePath, configuration, clock },
    });
  }
  for (const wire of wires) {
    await app.register(async (scope) => wire.register(scope), { prefix: wire.prefix });
  }

  function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const failure = toFailure(thrown);
    if (isDatabaseTrouble(failure)) logDatabaseTrouble(request, failure);
    else if (failure.status >= 500 && !failure.isReported) logFailure(request, failure);
    reply.code(failure.status).headers(failure.headers);
    const path = pathOf(request);
    const wire = wires.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    countFailure(wire?.prefix ?? '/', failure.code);
    return wire
      ? wire.writeFailure(failure, request, reply)
      : reply.send({ error: failure.code, message: failure.message });
  }
  app.setNotFoundHandler((request, reply) =>
    sendPage && isPage(request)
      ? sendPage(request, reply)
      : answerFailure(
          new Failure(404, frameCodes.notFound, 'There is nothing at this address.'),
          request,
          reply,
        ),
  );
  return app;
}

function logFailure({ log }: FastifyRequest, failure: Failure): void {
  log.error({ err: failure.cause ?? failure, code: failure.code }, failure.message);
}

// At most one log line in this time for database trouble; the metrics count every failure.
const databaseTroubleMilliseconds = 10_000;

function isDatabaseTrouble({ code }: Failure): boolean {
  return code === frameCodes.databaseBusy || code === frameCodes.databaseUnavailable;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

// Any path that is neither an API's nor a file's is a page of the app.
function isPage(request: FastifyRequest): boolean {
  const { method } = request;
  const path = pathOf(request);
  const isFile = /\.[^/]*$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isApiPath(path) && !isFile;
}

// Clients send JSON with several content types, and sometimes a content type with an empty body.
// So the content type is ignored: an empty body is undefined, any other must be JSON.
function readEveryBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
