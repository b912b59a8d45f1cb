import { faultOf, statusOf } from '#tests/support/hostile/answer-fault.ts';
import type { ValidRequest } from '#tests/support/hostile/every-request.ts';
import { bytesOf, hostileRequest } from '#tests/support/hostile/hostile-requests.ts';
import { type Answer, sendBytes } from '#tests/support/hostile/send-bytes.ts';
import type { StormTarget } from '#tests/support/hostile/storm-target.ts';

const atOnce = 16;
// The storm uses up users and tokens, so it gets new ones after this many requests.
const requestsPerMaterial = 500;
/** How long to wait for an answer to a request that may be incomplete. */
const halfMilliseconds = 100;
const hangMilliseconds = 2000;
const faultsShown = 10;

/** The result of a storm. */
interface StormOutcome {
  /** The first faults, each with the number and the bytes of its request. */
  faults: string[];
  statuses: Record<number, number>;
  /** How many requests were answered 2xx. */
  accepted: number;
}

/**
 * Makes `count` hostile requests from the valid requests that `isMeant` selects, sends them many at
 * a time, and prints the result. The first has the number `first`.
 */
export async function sendStorm(
  { port, hidden, material }: StormTarget,
  { first, count, isMeant = () => true }: StormOptions,
): Promise<StormOutcome> {
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  for (let start = 0; start < count; start += requestsPerMaterial) {
    const { tokens, requests } = await material();
    const meant = { tokens, requests: requests.filter(isMeant) };
    const late: { number: number; bytes: Buffer }[] = [];
    await inTurns(Math.min(requestsPerMaterial, count - start), async (index) => {
      const number = first + start + index;
      const request = hostileRequest(number, meant);
      const bytes = bytesOf(request);
      const answer = await sendBytes(port, bytes, request.isHalf ? halfMilliseconds : undefined);
      const status = statusOf(answer);
      // Node closes a CONNECT without an answer, and an early refusal of a long body may be lost.
      const isMute = request.isHalf || request.method === 'CONNECT' || bytes.length > 100_000;
      const fault = faultOf(answer, hidden) ?? (status || isMute ? null : 'no answer');
      if (fault) faults.push(describe(number, `${fault} for ${request.twists}`, bytes, answer));
      if (status) statuses[status] = (statuses[status] ?? 0) + 1;
      if (answer.milliseconds > hangMilliseconds) late.push({ number, bytes });
      slowest = Math.max(slowest, answer.milliseconds);
    });
    // A busy machine may also answer late. So each late request is sent again, one at a time, and
    // only one that is late again is a fault.
    for (const { number, bytes } of late) {
      const answer = await sendBytes(port, bytes);
      const { milliseconds } = answer;
      if (milliseconds > hangMilliseconds) {
        faults.push(describe(number, `${Math.round(milliseconds)} ms`, bytes, answer));
      }
    }
  }
  const accepted = Object.entries(statuses)
    .filter(([status]) => status.startsWith('2'))
    .reduce((sum, [, times]) => sum + times, 0);
  process.stdout.write(
    `${count} hostile requests, ${accepted} of them answered 2xx, the slowest in ${Math.round(slowest)} ms: ${JSON.stringify(statuses)}\n`,
  );
  return { faults: faults.slice(0, faultsShown), statuses, accepted };
}

interface StormOptions {
  first: number;
  count: number;
  isMeant?: (request: ValidRequest) => boolean;
}

/** Sends the bytes that `createBytes` makes of each number, waiting only briefly; gives the faults. */
export async function sendGarbage(
  { port, hidden }: StormTarget,
  { first, count }: StormOptions,
  createBytes: (number: number) => Buffer,
): Promise<string[]> {
  const faults: string[] = [];
  await inTurns(count, async (index) => {
    const bytes = createBytes(first + index);
    const answer = await sendBytes(port, bytes, halfMilliseconds);
    const fault = faultOf(answer, hidden);
    if (fault) faults.push(describe(first + index, `${fault} for garbage`, bytes, answer));
  });
  return faults.slice(0, faultsShown);
}

/** Does the work `count` times, many at once, so that the server is always busy. */
async function inTurns(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (next < count) await work(next++);
  });
  await Promise.all(workers);
}

function describe(number: number, fault: string, bytes: Buffer, { text }: Answer): string {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const request = JSON.stringify(bytes.toString('latin1').slice(0, 20_000));
  return `${number}: ${fault}\n  ${request}\n  ${head.split('\r\n')[0]} ${body.slice(0, 500)}`;
}
