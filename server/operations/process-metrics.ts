import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * CPU, memory and event loop of the process, under the usual names of Node.js dashboards. The event
 * loop's delay covers the time since the last reading.
 */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time in which the event loop was busy; its rate is the utilisation.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
}
