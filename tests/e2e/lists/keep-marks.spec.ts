// Marks are kept as hearts are: live, without a network, in several tabs, and for their owner alone.
import { createPerson } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { saved, tableRows } from '#tests/support/browser/favorites-in-browser.ts';
import { card, logOut } from '#tests/support/browser/locators.ts';
import { chooseMark, menuButton } from '#tests/support/browser/marks-in-browser.ts';

const inception = { movie_id: 27205, type: 'movie' };

test('a mark appears on another device while it is open', async ({
  page,
  person,
  openElsewhere,
}) => {
  const elsewhere = await openElsewhere(person);
  await elsewhere.goto('/favorites?list=watch_later');
  await expect(elsewhere.getByText('Nothing to watch later yet')).toBeVisible();
  await page.goto('/?q=inception');
  await chooseMark(page, 'Inception', 'Watch later');
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('a mark shows in another tab, and is sent after a reload', async ({
    page,
    person,
    context,
    app,
  }) => {
    const tab = await context.newPage();
    for (const each of [page, tab]) {
      await each.goto('/?q=inception');
      await expect(menuButton(each, 'Inception')).toBeVisible();
    }
    await context.setOffline(true);
    await chooseMark(page, 'Inception', 'Seen');
    await expect(menuButton(tab, 'Inception')).toHaveAccessibleName('More for Inception, Seen');
    await tab.close();
    const acknowledged = saved(page, 'POST', 'seen');
    await context.setOffline(false);
    await page.reload();
    await acknowledged;
    expect(await tableRows(app, person, 'seen')).toEqual([inception]);
  });
});

test.describe('in one browser', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a mark made before logging out is its owner’s, and sent when they return', async ({
    page,
    person,
    logIn,
    app,
  }) => {
    const other = await createPerson(app);
    await page.goto('/?q=inception');
    await page.route('**/rest/v1/watch_later*', (route) => route.abort());
    await chooseMark(page, 'Inception', 'Watch later');
    await logOut(page);
    await page.unroute('**/rest/v1/watch_later*');
    await logIn(other);
    await page.goto('/?q=inception');
    await expect(menuButton(page, 'Inception')).toHaveAccessibleName('More for Inception');
    await logOut(page);
    const acknowledged = saved(page, 'POST', 'watch_later');
    await logIn(person);
    await acknowledged;
    expect(await tableRows(app, person, 'watch_later')).toEqual([inception]);
    expect(await tableRows(app, other, 'watch_later')).toEqual([]);
  });
});
