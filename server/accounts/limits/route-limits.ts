import type { FastifyInstance } from 'fastify';
import type { Limits } from '#server/accounts/limits/limits.ts';

const per5Minutes = (requests: number) => ({ burst: 30, everyMilliseconds: 300_000 / requests });
const perMinute = (requests: number) => ({ burst: requests, everyMilliseconds: 60_000 / requests });

/** How often one network may call a route, by the route's method and path. */
const ratesByRoute = new Map([
  ['POST /token', per5Minutes(150)],
  ['GET /verify', per5Minutes(30)],
  ['POST /verify', per5Minutes(30)],
  ['POST /signup', per5Minutes(30)],
  ['POST /otp', per5Minutes(30)],
  ['POST /magiclink', per5Minutes(30)],
  ['POST /recover', per5Minutes(30)],
  ['POST /resend', per5Minutes(30)],
  ['PUT /user', per5Minutes(30)],
  ['GET /reauthenticate', per5Minutes(30)],
  ['POST /factors', perMinute(15)],
  ['POST /factors/:id/challenge', perMinute(15)],
  ['POST /factors/:id/verify', perMinute(15)],
]);

/** Answers 429 `over_request_rate_limit` when a network sends too many requests. */
export function limitRoutes(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url?.slice(app.prefix.length);
    const route = `${request.method} ${path}`;
    const rate = ratesByRoute.get(route);
    if (rate) await limits.takeRequest(request, route, rate);
  });
}
