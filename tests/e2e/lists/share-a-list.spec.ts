// A list is shown to whoever has its address, until its owner removes the address.
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { card, heading, heart } from '#tests/support/browser/locators.ts';

test.use({ expectedErrors: /status of 404/ });

test('a shared list is read without an account and without JavaScript until it is taken back', async ({
  page,
  browser,
  person: _,
}) => {
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.goto('/favorites');
  await page.getByText('Share this list').click();
  await page.getByLabel('Name on the page').fill('For Bob');
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = page.getByLabel('Address of “For Bob”', { exact: true });
  const url = await address.inputValue();
  await expectNoFaults(page);

  const reader = await page.context().newPage();
  await reader.goto(url);
  await expectNoFaults(reader);
  await reader.close();

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const shared = await visitor.newPage();
  await shared.goto(url);
  await expect(heading(shared, 'For Bob')).toBeVisible();
  const poster = card(shared, 'Inception').locator('img');
  const widthOf = () => poster.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await expect(card(shared, 'Inception').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.themoviedb.org/movie/27205',
  );

  await page.getByRole('button', { name: 'Remove the address of “For Bob”' }).click();
  await expect(address).toHaveCount(0);
  const answer = await shared.reload();
  expect(answer?.status()).toBe(404);
  await expect(heading(shared, 'Nothing is shared here')).toBeVisible();
  await visitor.close();
});
