import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that a machine finds no fault with the page, dark and light. `besides`: the rules that it
 * need not keep.
 */
export async function expectNoFaults(page: Page, { besides = [] as string[] } = {}) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const everything = aChecker(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(besides);
  await expectNothingFoundBy(everything);
  // The themes differ in nothing but their colours.
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFoundBy(aChecker(page).withRules(['color-contrast', 'link-in-text-block']));
}

// The player is somebody else's page.
function aChecker(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe');
}

async function expectNothingFoundBy(checker: AxeBuilder): Promise<void> {
  const { violations } = await checker.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
