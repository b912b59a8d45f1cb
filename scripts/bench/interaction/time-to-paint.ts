import type { Page } from '@playwright/test';

const mostMilliseconds = 60_000;
/** After this time, nothing from before the interaction is still running. */
const restMilliseconds = 500;

/** Something that a user does on a page, and the change that follows. */
export interface Interaction {
  /** The event that starts the clock. */
  event: string;
  /** Runs in the page with `known` as argument: whether the document shows the expected change. */
  isDone: (known: never) => boolean;
  known?: unknown;
  /** Triggers the event. */
  act: () => Promise<unknown>;
}

/** The milliseconds of each run, by the name of the interaction. */
export type Times = Record<string, number[]>;

/**
 * How many milliseconds pass from an event to the first paint that shows the change, measured by
 * the page's own clock.
 */
export async function timeToPaint(
  page: Page,
  { event, isDone, known, act }: Interaction,
): Promise<number> {
  await page.waitForTimeout(restMilliseconds);
  // Sent as text, because a function cannot be passed to the page.
  const given = [event, known, mostMilliseconds].map((value) => JSON.stringify(value ?? null));
  const watching = await page.evaluateHandle<{ painted: Promise<number> }>(
    `({ painted: (${watch})(${isDone}, ${given.join(', ')}) })`,
  );
  await act();
  return watching.evaluate(({ painted }) => painted);
}

function watch(
  isDone: (known: unknown) => boolean,
  event: string,
  known: unknown,
  patience: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page did not change after ${event}`)), patience);
    let startedAt: number | null = null;
    const observer = new MutationObserver(() => {
      if (startedAt === null || !isDone(known)) return;
      const from = startedAt;
      observer.disconnect();
      // A task that is posted during rendering runs after the paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const begin = ({ timeStamp }: Event) => {
      startedAt = timeStamp;
    };
    addEventListener(event, begin, { capture: true, once: true });
  });
}
