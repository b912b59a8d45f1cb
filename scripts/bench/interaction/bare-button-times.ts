import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../support/measured-browser.ts';
import { timeToPaint } from './time-to-paint.ts';

const html = `<!doctype html><meta name="viewport" content="width=device-width">
<button aria-pressed="false" onclick="this.ariaPressed = 'true'">A bare button</button>`;

/** Milliseconds of each run for a tap that changes one attribute: the floor of every tap. */
export async function timeBareButton(browser: Browser, runs: number): Promise<number[]> {
  const { context, page, protocol } = await openPhone(browser);
  await slowDown(protocol);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.setContent(html);
    times.push(
      await timeToPaint(page, {
        event: 'click',
        isDone: () => document.querySelector('button')?.ariaPressed === 'true',
        act: () => page.getByRole('button').tap(),
      }),
    );
  }
  await context.close();
  return times;
}
