import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { addCounter, addGauge } from '#server/operations/live-metrics.ts';

const resolutionMilliseconds = 10;

/**
 * What the process uses, under the names that dashboards for Node.js know: processor, memory, and
 * the event loop, whose delay is that since the last reading.
 */
export function addProcessMetrics(app: FastifyInstance, registry: Registry): void {
  const processor = (key: 'user' | 'system') => () => process.cpuUsage()[key] / 1e6;
  addCounter({
    name: 'process_cpu_user_seconds_total',
    help: 'Processor time of the program itself.',
    registry,
    read: processor('user'),
  });
  addCounter({
    name: 'process_cpu_system_seconds_total',
    help: 'Processor time that the system spent for the program.',
    registry,
    read: processor('system'),
  });
  addGauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    registry,
    read: () => performance.timeOrigin / 1000,
  });
  addGauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registry,
    read: () => process.memoryUsage.rss(),
  });
  addGauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that objects of the program take.',
    registry,
    read: () => process.memoryUsage().heapUsed,
  });
  addCounter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time in which the event loop was busy; its rate is the utilisation.',
    registry,
    read: () => performance.eventLoopUtilization().active / 1000,
  });
  addEventLoopLag(app, registry);
}

function addEventLoopLag(app: FastifyInstance, registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMilliseconds });
  app.addHook('onReady', async () => void delays.enable());
  app.addHook('onClose', async () => void delays.disable());
  // What is measured is the time between two ticks of a clock: what goes beyond it is the lag.
  const lag = (nanoseconds: number) =>
    Math.max(0, (nanoseconds || 0) / 1e9 - resolutionMilliseconds / 1000);
  addGauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'Delay of the event loop that 99 % stay below.',
    registry,
    read: () => lag(delays.percentile(99)),
  });
  // Metrics are read in the order in which they were added: this one begins anew.
  addGauge({
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'Longest delay of the event loop.',
    registry,
    read() {
      const longest = lag(delays.max);
      delays.reset();
      return longest;
    },
  });
}
