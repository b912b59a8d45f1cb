import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no accessibility fault on the page, in both themes. `besides` names rules
 * to ignore.
 */
export async function expectNoFaults(page: Page, { besides = [] as string[] } = {}) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const everything = aChecker(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(besides);
  await expectNothingFoundBy(everything);
  // The themes differ only in their colours.
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFoundBy(aChecker(page).withRules(['color-contrast', 'link-in-text-block']));
}

// The trailer's player in the iframe is not ours.
function aChecker(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe');
}

async function expectNothingFoundBy(checker: AxeBuilder): Promise<void> {
  const { violations } = await checker.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
