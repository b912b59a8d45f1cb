import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Makes `app.close()` keep serving for `drainSeconds`, so that load balancers notice and go elsewhere,
 * and then close every connection after its answer. `isDraining` is true once closing has begun.
 */
export function closeGracefully(app: FastifyInstance, drainSeconds: number) {
  let isDraining = false;
  let sweeping: ReturnType<typeof setInterval> | undefined;
  app.addHook('preClose', async () => {
    isDraining = true;
    // In this time, every answer closes its connection.
    await setTimeout(drainSeconds * 1000);
    // Node would wait for connections that were busy at the close and stay alive after their answer.
    sweeping = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(sweeping));
  return { isDraining: () => isDraining };
}
