import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure, frameCodes } from '#server/failure.ts';

const betweenSweeps = 1000;

/**
 * Answers 504 to requests that have taken longer than this, at the next sweep, which comes every
 * second. One timer for all of them: Fastify's `handlerTimeout` has a timer, an abort signal and a
 * listener for each, which take a sixth of the work for a short answer.
 */
export function limitAnswerTime(app: FastifyInstance, milliseconds: number): void {
  // When each came; the oldest is the first.
  const unanswered = new Map<FastifyReply, number>();
  app.addHook('onRequest', (_request, reply, done) => {
    unanswered.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    unanswered.delete(reply);
    done();
  });

  function sweep() {
    const now = performance.now();
    for (const [reply, since] of unanswered) {
      if (now - since < milliseconds) return;
      unanswered.delete(reply);
      giveUp(reply, milliseconds);
    }
  }
  const sweeping = setInterval(sweep, betweenSweeps).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
}

function giveUp(reply: FastifyReply, milliseconds: number): void {
  // A WebSocket's reply counts as sent; a client that has gone waits for nothing.
  if (reply.sent || reply.raw.destroyed) return;
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const { method, routeOptions } = reply.request;
  // For the log; without the address, which may contain a secret.
  const route = routeOptions.url ?? 'a page';
  const cause = new Error(`${method} ${route} took more than ${milliseconds} ms.`);
  const message = 'This took too long. Please try again.';
  reply.send(new Failure(504, frameCodes.timeout, message, { cause }));
}
