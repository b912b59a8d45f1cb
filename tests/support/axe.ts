import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that a machine finds no fault with the page. `besides`: the rules that it need not keep. */
export async function expectNoFaults(page: Page, { besides = [] as string[] } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(besides)
    // The player is somebody else's page.
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
