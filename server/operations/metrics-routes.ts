import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { addresses } from '#contract/addresses.ts';
import { Failure, frameCodes } from '#server/failure.ts';
import { addProcessMetrics } from '#server/operations/process-metrics.ts';
import { addRequestMetrics, type RequestMetrics } from '#server/operations/request-metrics.ts';
import { addServerMetrics, type MetricsSources } from '#server/operations/server-metrics.ts';
import { isFromThisMachine } from '#server/web/loopback.ts';
import { isSameSecret } from '#server/web/same-secret.ts';

/** Who may read the metrics. */
interface MetricsReaders {
  /** The METRICS_TOKEN, which opens the metrics from anywhere; null when it is not set. */
  token: string | null;
  /** Without a token: this machine may read them, because the server serves nobody else. */
  isPrivate: boolean;
}

/**
 * `GET /metrics` in Prometheus' text format, for its readers only. Call this before other routes are
 * added, since it counts their requests.
 */
export function registerMetricsRoutes(
  app: FastifyInstance,
  readers: MetricsReaders,
  sources: MetricsSources,
): RequestMetrics {
  // Not the library's global registry, because a process may have several apps.
  const registry = new Registry();
  const requestMetrics = addRequestMetrics(app, registry);
  addProcessMetrics(registry);
  addServerMetrics(registry, sources);

  app.get(addresses.metrics, { exposeHeadRoute: true }, async (request, reply) => {
    requireReader(request, readers);
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return requestMetrics;
}

function requireReader(request: FastifyRequest, { token, isPrivate }: MetricsReaders): void {
  if (token === null) {
    if (isPrivate && isFromThisMachine(request)) return;
    throw new Failure(404, frameCodes.notFound, 'There is nothing at this address.');
  }
  if (isSameSecret(`Bearer ${token}`, request.headers.authorization ?? '')) return;
  throw new Failure(
    401,
    'unauthorized',
    'Send the METRICS_TOKEN of this server as a bearer token.',
    {
      headers: { 'WWW-Authenticate': 'Bearer' },
    },
  );
}
