import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addresses } from '#contract/addresses.ts';
import { type CallerReader, requireApiKey } from '#server/caller.ts';
import { Failure } from '#server/failure.ts';
import type { ChangeFeed } from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { type ProtocolVersion, protocolVersions } from '#server/realtime/realtime-frame.ts';
import { type RealtimeSocket, serveRealtimeSocket } from '#server/realtime/realtime-socket.ts';
import { upgradeRequestsTo } from '#server/realtime/upgrade-requests.ts';
import { createUserChannels } from '#server/realtime/user-channels.ts';
import type { Wire } from '#server/web/wire.ts';

const prefix = addresses.realtime;
const sweepMilliseconds = 1000;
/** How long a client may take to confirm that its socket closes when the server stops. */
const farewellMilliseconds = 1000;
/** Close codes of RFC 6455, section 7.4.1. */
const goingAway = 1001;
const internalError = 1011;

interface RealtimeDependencies {
  feed: ChangeFeed;
  callers: CallerReader;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** The wire, and the number of its open sockets. */
export interface RealtimeWire extends Wire {
  countSockets(): number;
}

/**
 * The change feed in the protocol of `@supabase/realtime-js`
 * (docs/contracts/table-and-feed.md#the-change-feed). It sends the changes of a user's rows to that
 * user only, also as broadcasts on a private topic. Presence and broadcasts by clients are not
 * offered.
 */
export function createRealtimeWire(dependencies: RealtimeDependencies): RealtimeWire {
  const sockets = new Set<RealtimeSocket>();
  const userChannels = createUserChannels();

  async function register(app: FastifyInstance): Promise<void> {
    // Registered before every hook that may refuse, because it closes the refused connections.
    await app.register(websocket, {
      options: {
        maxPayload: realtimeBounds.frameBytes,
        server: upgradeRequestsTo(`${prefix}/websocket`, app.server) as typeof app.server,
      },
      preClose: async () => sayFarewell(app),
      errorHandler(error, webSocket, request) {
        request.log.info({ err: error }, 'A socket failed.');
        // Has no effect when the library has already closed with a more exact code.
        webSocket.close(internalError);
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      if (request.ws) reply.header('Connection', 'close');
    });
    requireApiKey(app, dependencies.callers, ['publishable']);
    app.route({
      method: 'GET',
      url: '/websocket',
      preHandler: async (request) => {
        requireVersion(request);
        requireRoom();
      },
      handler: refuseOrdinaryRequest,
      wsHandler(webSocket, request) {
        const version = requireVersion(request);
        const socket = serveRealtimeSocket(webSocket, version, request.log, {
          ...dependencies,
          userChannels,
        });
        sockets.add(socket);
        webSocket.on('close', () => sockets.delete(socket));
      },
    });
    const sweeping = setInterval(() => {
      const now = dependencies.clock();
      for (const socket of sockets) socket.sweep(now);
    }, sweepMilliseconds);
    app.addHook('onClose', async () => clearInterval(sweeping));
  }

  function requireRoom(): void {
    if (sockets.size < realtimeBounds.sockets) return;
    throw new Failure(429, 'too_many_connections', 'Too many connections. Try again later.');
  }

  return {
    prefix,
    register,
    countSockets: () => sockets.size,
    writeFailure: ({ message }, _request, reply) => reply.send({ error: message }),
  };
}

function requireVersion({ query }: FastifyRequest): ProtocolVersion {
  // A missing `vsn` means the first version of the protocol.
  const schema = v.object({ vsn: v.optional(v.picklist(protocolVersions), '1.0.0') });
  const { success, output } = v.safeParse(schema, query);
  if (success) return output.vsn;
  throw new Failure(400, 'unknown_version', 'The parameter vsn must be 1.0.0 or 2.0.0.');
}

function refuseOrdinaryRequest(): never {
  throw new Failure(426, 'upgrade_required', 'Open a WebSocket at this address.', {
    // Without `close`, Node leaves the connection open even when the client asked to close it.
    headers: { Connection: 'upgrade, close', Upgrade: 'websocket' },
  });
}

/** Closes every socket, so that the server can stop. Cuts off those that do not confirm in time. */
function sayFarewell({ websocketServer }: FastifyInstance): void {
  // From now on the library answers an upgrade with 503.
  websocketServer.close();
  for (const socket of websocketServer.clients) socket.close(goingAway, 'The server is stopping.');
  setTimeout(() => {
    for (const socket of websocketServer.clients) socket.terminate();
  }, farewellMilliseconds).unref();
}
