const mostMilliseconds = 60_000;
/** What went before is over after that. */
const restMilliseconds = 500;

/**
 * How many milliseconds the page takes from an event to the first frame that shows what follows
 * from it, by the page's own clock. `act` brings the event about; `isDone` runs in the page, is
 * given `known`, and tells whether the document has changed as it should.
 */
export async function timeToPaint(page, { event, isDone, known, act }) {
  await page.waitForTimeout(restMilliseconds);
  // As text, because a function cannot be handed to the page.
  const given = [event, known, mostMilliseconds].map((value) => JSON.stringify(value ?? null));
  const watching = await page.evaluateHandle(
    `({ painted: (${watch})(${isDone}, ${given.join(', ')}) })`,
  );
  await act();
  return watching.evaluate(({ painted }) => painted);
}

function watch(isDone, event, known, patience) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came of the ${event}`)), patience);
    let startedAt = null;
    const observer = new MutationObserver(() => {
      if (startedAt === null || !isDone(known)) return;
      observer.disconnect();
      // A task that is posted while a frame is made runs when the frame is finished.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - startedAt);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const begin = ({ timeStamp }) => {
      startedAt = timeStamp;
    };
    addEventListener(event, begin, { capture: true, once: true });
  });
}
