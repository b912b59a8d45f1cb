import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { AccessTokens } from '#server/auth/access-token.ts';
import { createAccountFunctions } from '#server/auth/account-functions.ts';
import { createAuthWire } from '#server/auth/auth-wire.ts';
import { createCatalogueWire } from '#server/catalogue/catalogue-wire.ts';
import { createEmbeddedSource } from '#server/catalogue/embedded/embedded-source.ts';
import { registerPosterRoutes } from '#server/catalogue/posters/poster-routes.ts';
import type { Secrets } from '#server/data-directory.ts';
import type { Database } from '#server/database/schema.ts';
import type { Settings } from '#server/env.ts';
import { Failure, frameCodes, toFailure } from '#server/failure.ts';
import { createTableWire } from '#server/favorites/table-wire.ts';
import { registerInboxRoutes } from '#server/mail/inbox-routes.ts';
import type { LocalInbox } from '#server/mail/local-inbox.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createNotices } from '#server/mail/notices.ts';
import { createChangeFeed } from '#server/realtime/change-feed.ts';
import { createRealtimeWire } from '#server/realtime/realtime-wire.ts';
import { registerClientRoutes, sendApp } from '#server/web/client-routes.ts';
import { registerConfigurationRoutes } from '#server/web/configuration-routes.ts';
import { describeErrorForLog } from '#server/web/error-log.ts';
import { addSecurityHeaders } from '#server/web/security-headers.ts';
import type { Wire } from '#server/web/wire.ts';

/** Everything the app is made of; tests hand in their own clock, folder and client. */
export interface AppDependencies {
  settings: Settings;
  secrets: Secrets;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** The inbox to show at /inbox; null when mails really leave the machine. */
  inbox: LocalInbox | null;
  /** Folder of the built client; null where only the APIs are wanted. */
  clientDirectory: string | null;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** What one request may cost (accounts contract, A.1), and how slowly a client may speak. */
const bounds = {
  bodyLimit: 1024 * 1024,
  handlerTimeout: 10_000,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
};
const slowClients = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 };

/** The whole server, ready to listen: every plugin and route it has is named here. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, secrets, database, accessTokens, inbox, clientDirectory, clock } = dependencies;
  const { publishableKey } = secrets;
  const feed = createChangeFeed();
  const notices = createNotices(dependencies.mailer);
  const accounts = { ...dependencies, notices };
  const catalogue = createEmbeddedSource();
  const wires: Wire[] = [
    createAuthWire(accounts),
    createTableWire({
      database,
      accessTokens,
      publishableKey,
      feed,
      functions: createAccountFunctions(accounts),
      clock,
    }),
    createRealtimeWire({ feed, accessTokens, publishableKey, clock }),
    createCatalogueWire({ source: catalogue, accessTokens }),
  ];
  const app = Fastify({
    ...bounds,
    http: slowClients,
    logger: { level: settings.logLevel, serializers: { err: describeErrorForLog } },
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An address that cannot even be decoded fails before any route is known.
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
  });

  const configuration: RuntimeConfiguration = {
    supabaseUrl: '/',
    supabaseKey: publishableKey,
    catalogueUrl: '/catalogue/3',
    catalogueKey: null,
    imageUrl: '/t/p',
  };

  readEveryBodyAsJson(app);
  endConnectionsWhenClosing(app);
  app.addHook('onClose', () => notices.settled());
  // Set first: a plugin keeps the handler there was when it was registered.
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  await addSecurityHeaders(app, configuration, settings.publicUrl);
  registerConfigurationRoutes(app, configuration, database);
  registerPosterRoutes(app, { findTitle: catalogue.getPosterFacts });
  if (inbox) registerInboxRoutes(app, inbox);
  if (clientDirectory) await registerClientRoutes(app, clientDirectory);
  for (const wire of wires) {
    await app.register(async (scope) => wire.register(scope), { prefix: wire.prefix });
  }

  function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const failure = toFailure(thrown);
    if (failure.status >= 500)
      request.log.error({ err: failure.cause ?? failure, code: failure.code }, failure.message);
    reply.code(failure.status).headers(failure.headers);
    const path = pathOf(request);
    const wire = wires.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    return wire
      ? wire.writeFailure(failure, request, reply)
      : reply.send({ error: failure.code, message: failure.message });
  }
  app.setNotFoundHandler((request, reply) =>
    clientDirectory && isPage(request)
      ? sendApp(reply)
      : answerFailure(
          new Failure(404, frameCodes.notFound, 'There is nothing at this address.'),
          request,
          reply,
        ),
  );
  return app;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

// Whatever is neither an API's address nor a file's is one of the app's pages.
function isPage(request: FastifyRequest): boolean {
  const { method } = request;
  const path = pathOf(request);
  const isApi = /^\/(auth|rest|realtime|storage|functions|catalogue|t|inbox)\//.test(path);
  const isFile = /\.[^/]*$/.test(path);
  return (method === 'GET' || method === 'HEAD') && !isApi && !isFile;
}

// A connection that was busy when closing began is kept alive after its answer, and waited for.
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

// The wires' clients send JSON under several content types and sometimes an empty body with one,
// so the body alone decides: empty is undefined, everything else must be JSON.
function readEveryBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
