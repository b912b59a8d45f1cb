import { Counter, Gauge, type Registry } from 'prom-client';

/** A number that is read when somebody asks for it, rather than kept. */
interface LiveMetric {
  name: string;
  help: string;
  registry: Registry;
  read: () => number;
}

/** A number that goes up and down. */
export function addGauge({ name, help, registry, read }: LiveMetric): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** A number that only goes up; somebody else counts. */
export function addCounter({ name, help, registry, read }: LiveMetric): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/** Numbers that only go up, one for each value of a label. */
export function addCounters<Label extends string>({
  name,
  help,
  label,
  registry,
  read,
}: Omit<LiveMetric, 'read'> & {
  label: Label;
  read: () => Iterable<readonly [value: string | number, count: number]>;
}): void {
  new Counter<string>({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of read()) this.inc({ [label]: value }, count);
    },
  });
}
