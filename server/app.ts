import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AccessTokens } from '#server/auth/access-token.ts';
import type { Secrets } from '#server/data-directory.ts';
import type { Database } from '#server/database/schema.ts';
import type { Settings } from '#server/env.ts';
import { Failure, frameCodes, toFailure } from '#server/failure.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Wire } from '#server/web/wire.ts';

/** Everything the app is made of; tests hand in their own clock, folder and client. */
export interface AppDependencies {
  settings: Settings;
  secrets: Secrets;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
}

const bodyLimitBytes = 1024 * 1024;

/** The whole server, ready to listen: every plugin and route it has is named here. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const wires: Wire[] = [];
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    logger: { level: dependencies.settings.logLevel },
    disableRequestLogging: true,
    requestTimeout: 30_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });

  readEveryBodyAsJson(app);
  for (const wire of wires) {
    await app.register(async (scope) => wire.register(scope), { prefix: wire.prefix });
  }

  function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const failure = toFailure(thrown);
    if (failure.status >= 500)
      request.log.error({ err: failure.cause ?? failure, code: failure.code }, failure.message);
    reply.code(failure.status).headers(failure.headers);
    const wire = wires.find(
      ({ prefix }) => request.url === prefix || request.url.startsWith(`${prefix}/`),
    );
    return wire
      ? wire.writeFailure(failure, request, reply)
      : reply.send({ error: failure.code, message: failure.message });
  }
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answerFailure(
      new Failure(404, frameCodes.notFound, 'There is nothing at this address.'),
      request,
      reply,
    ),
  );
  return app;
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
