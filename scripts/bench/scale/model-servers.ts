import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import type { Row, Table } from '../support/report.ts';
import { assumedLimits, measuredCosts } from './measured-costs.ts';

const serverCounts = [1, 2, 4, 8, 16, 32];

/** How people use the app; docs/scale.md says it in words. */
const habits = {
  visitsOfPersonPerDay: 0.1,
  partWithinBusyHours: 0.5,
  busySeconds: 4 * 60 * 60,
  visitSeconds: 30 * 60,
  /** How many of a visitor's devices are connected on average. */
  devices: 1.2,
  ofVisit: {
    'page of the catalogue': 30,
    'read of a list': 16,
    tap: 5,
    'refresh or own user': 3,
    'log in': 0.1,
  },
} as const;

/** What a second of the busiest hours brings to one of `servers`, and to their PostgreSQL. */
function busySecond(people: number, servers: number) {
  const { visitsOfPersonPerDay, partWithinBusyHours, busySeconds, visitSeconds, ofVisit } = habits;
  const visits = (people * visitsOfPersonPerDay * partWithinBusyHours) / busySeconds;
  const taps = visits * ofVisit.tap;
  const sockets = (visits * visitSeconds * habits.devices) / servers;
  // A load balancer spreads devices by chance, so some of a tap's devices share a server.
  const heard = taps * (1 - (1 - 1 / servers) ** habits.devices);

  const kinds = Object.keys(ofVisit) as (keyof typeof ofVisit)[];
  const answering = kinds.reduce(
    (sum, kind) => sum + (visits * ofVisit[kind]) / measuredCosts.answersOfOneCore[kind],
    0,
  );
  const { notification, socket } = measuredCosts;
  const compared = (notification.comparedWithThousand * sockets) / 1000;
  const microseconds = taps * (notification.woken + compared) + heard * notification.sent;
  return {
    taps,
    sockets,
    heard,
    processor:
      answering / servers + (heard * notification.heard) / 1e6 + sockets * socket.coreAtRest,
    megabytesOfSockets: (sockets * socket.kilobytes) / 1000,
    // What is written: taps, refreshed sessions and new ones.
    commits: visits * (ofVisit.tap + 1 + ofVisit['log in']),
    /** Cores of PostgreSQL. Up to version 18 it wakes all that listen, whatever they listen to. */
    notifying: (servers * microseconds) / 1e6,
    notifyingFrom19: (servers * heard * (notification.woken + notification.sent)) / 1e6,
    notifyingOnOneChannel: (servers * taps * (notification.woken + notification.sent)) / 1e6,
  };
}

type BusySecond = ReturnType<typeof busySecond>;

/** Each limit, and whether a second stays within it. */
const limits: Record<string, (second: BusySecond) => boolean> = {
  sockets: ({ sockets }) => sockets <= realtimeBounds.sockets,
  'processor of the servers': ({ processor }) => processor <= assumedLimits.processor,
  commits: ({ commits }) => commits <= assumedLimits.commits,
  notifications: ({ notifying }) => notifying <= assumedLimits.processor,
};

/** Limits of what is not done here, to compare with. */
const otherLimits: typeof limits = {
  '(from PostgreSQL 19)': ({ notifyingFrom19 }) => notifyingFrom19 <= assumedLimits.processor,
  '(on one channel)': ({ notifyingOnOneChannel }) =>
    notifyingOnOneChannel <= assumedLimits.processor,
};

const million = 1_000_000;

/** The most people, in millions, with whom the busiest second is within a limit. */
function mostMillions(servers: number, isWithin: (second: BusySecond) => boolean): number {
  let [low, high] = [0, 1000];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (isWithin(busySecond(middle * million, servers))) low = middle;
    else high = middle;
  }
  return low;
}

/** The tables of the model: a million people on 1 to 32 servers, and how many people these carry. */
export function modelServers(): Table[] {
  return [
    {
      heading: 'A million people: one second of the busiest hours',
      rows: serverCounts.map((servers) => {
        const second = busySecond(million, servers);
        return {
          servers: String(servers),
          'sockets of a server': Math.round(second.sockets),
          'their MB': second.megabytesOfSockets,
          '% of its core': second.processor * 100,
          'taps it hears of': second.heard,
          '(on one channel)': second.taps,
          commits: second.commits,
          '% of a core of PostgreSQL to notify': second.notifying * 100,
          '(from PostgreSQL 19)': second.notifyingFrom19 * 100,
          '(all on one channel)': second.notifyingOnOneChannel * 100,
        };
      }),
    },
    {
      heading: 'How many million people, by limit',
      rows: serverCounts.map((servers) => rowOfLimits(servers)),
    },
  ];
}

function rowOfLimits(servers: number): Row {
  const most = Object.entries(limits).map(
    ([limit, isWithin]) => [limit, mostMillions(servers, isWithin)] as const,
  );
  const others = Object.entries(otherLimits).map(
    ([limit, isWithin]) => [limit, mostMillions(servers, isWithin)] as const,
  );
  const [first] = most.toSorted(([, one], [, other]) => one - other);
  return {
    servers: String(servers),
    ...Object.fromEntries([...most, ...others]),
    'first limit': first?.[0] ?? null,
  };
}

/** Yields the tables of the model; measures nothing. */
export async function* measureModel(): AsyncGenerator<Table> {
  yield* modelServers();
}
