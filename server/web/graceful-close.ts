import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets `app.close()` serve on for `drainSeconds`, so that load balancers notice and go elsewhere,
 * and then end every connection once it has its answer. `isDraining` says whether it was told to stop.
 */
export function closeGracefully(app: FastifyInstance, drainSeconds: number) {
  let isDraining = false;
  let sweeping: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    isDraining = true;
    // Meanwhile every answer ends its connection.
    await setTimeout(drainSeconds * 1000);
    // A connection that is busy when closing begins is kept alive after its answer, and waited for.
    sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(sweeping));
  return { isDraining: () => isDraining };
}
