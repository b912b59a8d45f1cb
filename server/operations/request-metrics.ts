import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface RequestMetrics {
  /** Counts a failure by its API and code. */
  countFailure(api: string, code: string): void;
}

const bucketSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests and measures the time until their answers, labelled by route pattern. A full URL
 * may hold personal data, and each would make a new series.
 */
export function addRequestMetrics(app: FastifyInstance, registry: Registry): RequestMetrics {
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time until requests were answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'marquee_failures_total',
    help: 'Failures that were answered, refusals included, by the code of their API.',
    labelNames: ['api', 'code'],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    // A WebSocket's duration is how long it was open, not a response time.
    if (request.ws && reply.statusCode < 400) return done();
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const labels = { method: methodOf(request), route: routeOf(request), status };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  return { countFailure: (api, code) => failures.inc({ api, code }) };
}

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodOf({ method }: FastifyRequest): string {
  return usualMethods.has(method) ? method : 'other';
}

// Pages and unknown addresses have no route.
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
