import type { Page } from '@playwright/test';

const mostMilliseconds = 60_000;
/** What went before is over after that. */
const restMilliseconds = 500;

/** Something that is done to a page, and what follows from it. */
export interface Interaction {
  /** The event that starts the clock. */
  event: string;
  /** Runs in the page, which gives it `known`: whether the document has changed as it should. */
  isDone: (known: never) => boolean;
  known?: unknown;
  /** Brings the event about. */
  act: () => Promise<unknown>;
}

/** Milliseconds of each run by the name of what was done. */
export type Times = Record<string, number[]>;

/**
 * How many milliseconds the page takes from an event to the first frame that shows what follows
 * from it, by the page's own clock.
 */
export async function timeToPaint(
  page: Page,
  { event, isDone, known, act }: Interaction,
): Promise<number> {
  await page.waitForTimeout(restMilliseconds);
  // As text, because a function cannot be handed to the page.
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
    setTimeout(() => reject(new Error(`Nothing came of the ${event}`)), patience);
    let startedAt: number | null = null;
    const observer = new MutationObserver(() => {
      if (startedAt === null || !isDone(known)) return;
      const from = startedAt;
      observer.disconnect();
      // A task that is posted while a frame is made runs when the frame is finished.
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
