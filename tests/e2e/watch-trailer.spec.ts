// The dialog of a trailer; docs/contracts/screens.md#the-trailer
import type { Page } from '@playwright/test';
import { expect, failedRequest, test } from '#tests/support/browser/browsing-test.ts';
import { card, searchFor, trailerButton, visit } from '#tests/support/browser/locators.ts';
import {
  answerWith,
  failAt,
  holdBack,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

const fightClubKey = 'SUXWAEX2jlg';
const breakingBadKey = 'XZ8daibM3AE';
const embedOf = (key: string) => `https://www.youtube-nocookie.com/embed/${key}`;
const aVideo = { type: 'Trailer', site: 'YouTube', key: 'first' };

const player = (page: Page) => page.locator('iframe');
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close Trailer' });

async function openFightClub(page: Page) {
  await page.goto('/?q=fight+club');
  await trailerButton(page, 'Fight Club').press('Enter');
  await expect(player(page)).toBeVisible();
}

async function expectClosed(page: Page, address: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(player(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

function sizeOf(frame: ReturnType<typeof player>) {
  return frame.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth } = element.parentElement as HTMLElement;
    const { paddingLeft, paddingRight } = getComputedStyle(element.parentElement as HTMLElement);
    const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { width, height, room };
  });
}

test('a click on a movie opens its trailer, 560 by 315', async ({ page }) => {
  await visit('/?q=fight+club', card(page, 'Fight Club'));
  const calls = watchCatalogueCalls(page);
  await trailerButton(page, 'Fight Club').click();
  const dialog = page.getByRole('dialog', { name: 'Fight Club' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('139 min', { exact: true })).toBeVisible();
  const frame = dialog.getByTitle('Trailer for Fight Club');
  await expect(frame).toHaveAttribute('src', embedOf(fightClubKey));
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(await sizeOf(frame)).toMatchObject({ width: 560, height: 315 });
  expect(calls.sort()).toEqual([
    'movie/550',
    'movie/550/credits',
    'movie/550/recommendations',
    'movie/550/videos',
  ]);
});

test('a click on a TV show opens its trailer', async ({ page }) => {
  await visit('/tvshows', card(page, 'Breaking Bad'));
  const calls = watchCatalogueCalls(page);
  await trailerButton(page, 'Breaking Bad').click();
  const frame = page.getByRole('dialog', { name: 'Breaking Bad' }).getByTitle(/^Trailer for/);
  await expect(frame).toHaveAttribute('src', embedOf(breakingBadKey));
  expect(calls.sort()).toEqual([
    'tv/1396',
    'tv/1396/credits',
    'tv/1396/recommendations',
    'tv/1396/videos',
  ]);
});

test('the trailer of a TV show fills the width, and is 400 high', async ({ page }) => {
  await page.goto('/tvshows?title=tv-1396');
  await expect(player(page)).toHaveAttribute('width', '100%');
  const { width, height, room } = await sizeOf(player(page));
  expect(height).toBe(400);
  expect(width).toBeCloseTo(room, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [what, address] of [
    ['a movie', '/?title=movie-550'],
    ['a TV show', '/tvshows?title=tv-1396'],
  ] as const) {
    test(`the trailer of ${what} is as wide as the screen, and 16:9`, async ({ page }) => {
      await visit(address, player(page));
      const { width, height } = await sizeOf(player(page));
      const screen = await page.getByRole('dialog').evaluate(({ clientWidth }) => clientWidth);
      expect(width).toBe(screen);
      expect(width / height).toBeCloseTo(16 / 9, 2);
    });
  }
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the whole player is on the screen, and the way out stays there', async ({ page }) => {
    await visit('/tvshows?title=tv-1396', player(page));
    await expect(player(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Share' }).scrollIntoViewIfNeeded();
    await expect(player(page)).not.toBeInViewport({ ratio: 1 });
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  });
});

for (const [name, results, key] of [
  [
    'the first trailer on YouTube is the one that is shown',
    [
      { ...aVideo, type: 'Teaser', key: 'teaser' },
      { ...aVideo, site: 'Vimeo', key: 'elsewhere' },
      aVideo,
      { ...aVideo, key: 'second' },
    ],
    'first',
  ],
  [
    'a video key of another shape stays a part of the embed address',
    [{ ...aVideo, key: '../../evil?"><script>' }],
    encodeURIComponent('../../evil?"><script>'),
  ],
] as const) {
  test(name, async ({ page }) => {
    await answerWith(page, 'movie/550/videos', { id: 550, results });
    await page.goto('/?title=movie-550');
    await expect(player(page)).toHaveAttribute('src', embedOf(key));
  });
}

test('a link leads to the video on its own site', async ({ page }) => {
  await page.goto('/?title=movie-550');
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${fightClubKey}`,
  );
});

test('the video site is contacted only when a trailer is opened', async ({ page, app }) => {
  const requests: { url: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app.url)) requests.push({ url, referrer: request.headers().referer });
  });
  await visit('/?q=fight+club', card(page, 'Fight Club'));
  await trailerButton(page, 'Fight Club').hover();
  await expect(player(page)).toHaveCount(0);
  expect(requests).toEqual([]);

  await trailerButton(page, 'Fight Club').click();
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
  // One request checks that the site answers, and one is the player's.
  const embed = { url: embedOf(fightClubKey), referrer: `${app.url}/` };
  expect(requests).toEqual([embed, embed]);
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'Close Trailer': (page) => closeButton(page).click(),
  Esc: (page) => page.keyboard.press('Escape'),
  'a click beside the dialog': (page) => page.mouse.click(5, 5),
  Back: (page) => page.goBack(),
};
for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the dialog and restores the focus`, async ({ page }) => {
    await openFightClub(page);
    await expect(page).toHaveURL('/?q=fight+club&title=movie-550');
    await close(page);
    await expectClosed(page, '/?q=fight+club');
    await expect(trailerButton(page, 'Fight Club')).toBeFocused();
  });
}

test('a click that does not begin and end beside the dialog leaves it open', async ({ page }) => {
  await openFightClub(page);
  const name = page.getByRole('dialog').getByRole('heading', { name: 'Fight Club' });
  await name.click();
  // A selection that ends beside it.
  await name.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  // The second half of a double click on the card.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // There is nothing to close when one of them has closed it.
  await closeButton(page).click();
  await expectClosed(page, '/?q=fight+club');
});

test('a double click on Close Trailer goes no further back', async ({ page }) => {
  await visit('/?q=alien', card(page, 'Alien'));
  await searchFor(page, 'fight club');
  await trailerButton(page, 'Fight Club').click();
  await expect(page).toHaveURL('/?q=fight+club&title=movie-550');
  // Both clicks come before the browser has gone back. Later the second would hit the page behind.
  await closeButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectClosed(page, '/?q=fight+club');
  await expect(trailerButton(page, 'Fight Club')).toBeFocused();
});

test('Forward opens the dialog again', async ({ page }) => {
  await openFightClub(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
});

test('the dialog survives a reload, and closes as before', async ({ page }) => {
  await openFightClub(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page, '/?q=fight+club');
  await expect(trailerButton(page, 'Fight Club')).toBeFocused();
});

test.describe('with motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  test('the dialog returns to its card, and then closes', async ({ page }) => {
    await openFightClub(page);
    // In the page itself, before the motion can end.
    const durations = await closeButton(page).evaluate((button: HTMLElement) => {
      button.click();
      const motions = button.closest('dialog')?.getAnimations() ?? [];
      return motions.map(({ effect }) => effect?.getTiming().duration);
    });
    expect(durations).toEqual([240]);
    await expectClosed(page, '/?q=fight+club');
    await expect(trailerButton(page, 'Fight Club')).toBeFocused();
  });

  test('the dialog closes also when its motion is cancelled', async ({ page }) => {
    await openFightClub(page);
    await closeButton(page).evaluate((button: HTMLElement) => {
      button.click();
      for (const motion of button.closest('dialog')?.getAnimations() ?? []) motion.cancel();
    });
    await expectClosed(page, '/?q=fight+club');
  });

  test('Esc twice closes the dialog once', async ({ page }) => {
    await visit('/?q=alien', card(page, 'Alien'));
    await searchFor(page, 'fight club');
    await trailerButton(page, 'Fight Club').click();
    await expect(player(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectClosed(page, '/?q=fight+club');
    await expect(trailerButton(page, 'Fight Club')).toBeFocused();
  });
});

test('the focus moves into the dialog and cannot reach the page behind', async ({ page }) => {
  await openFightClub(page);
  await expect(closeButton(page)).toBeFocused();
  const isModal = page.getByRole('dialog').evaluate((element) => element.matches(':modal'));
  expect(await isModal).toBe(true);
  await page.getByRole('link', { name: 'Favorites' }).evaluate((link) => link.focus());
  await expect(page.getByRole('link', { name: 'Favorites' })).not.toBeFocused();
});

test('the page behind neither scrolls nor jumps', async ({ page }) => {
  await page.goto('/');
  const position = () =>
    card(page, 'Parasite').evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  await expect(card(page, 'Parasite')).toBeVisible();
  const before = await position();
  await trailerButton(page, 'Parasite').click();
  await expect(player(page)).toBeVisible();
  expect(await position()).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  // The browser handles it after the wheel.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await position()).toBe(before);
});

test('half-typed text is still there after a trailer', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  const again = page.waitForRequest('**/catalogue/3/movie/popular*');
  await page.getByRole('link', { name: 'Home' }).click();
  await again;
  await page.getByRole('searchbox').fill('half a thou');
  await trailerButton(page, 'Parasite').click();
  await closeButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('half a thou');
});

for (const [what, address, title, key, call] of [
  ['a movie', '/?title=movie-550', 'Fight Club', fightClubKey, 'movie/550'],
  ['a TV show', '/tvshows?q=wire&title=tv-1396', 'Breaking Bad', breakingBadKey, 'tv/1396'],
] as const) {
  test(`a shared link to ${what} opens its dialog over its list`, async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(/^(139 min|62 episodes)$/)).toBeVisible();
    await expect(player(page)).toHaveAttribute('src', embedOf(key));
    expect(calls).toEqual(expect.arrayContaining([call, `${call}/videos`]));
    await closeButton(page).click();
    await expectClosed(page, address.replace(/[?&]title=.*/, ''));
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('a shared link distinguishes a movie and a TV show of the same number', async ({ page }) => {
  await page.goto('/?title=movie-1396');
  await expect(page.getByRole('dialog', { name: 'Mirror' })).toBeVisible();
  await page.goto('/?title=tv-1396');
  await expect(page.getByRole('dialog', { name: 'Breaking Bad' })).toBeVisible();
});

for (const title of ['movie-0', 'film-550', 'movie-550"><script>', '']) {
  test(`a shared link to the invalid title “${title}” opens nothing`, async ({ page }) => {
    await page.goto(`/?title=${encodeURIComponent(title)}`);
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('details are beside the trailer, or below it on a phone', async ({ page }) => {
  await page.goto('/?title=movie-550');
  const overview = page.getByText(/^Sleepless and numbed/);
  await expect(player(page)).toBeVisible();
  const boxes = async () => ({
    video: await player(page).boundingBox(),
    text: await overview.boundingBox(),
  });
  const wide = await boxes();
  expect(wide.text?.x).toBeGreaterThan((wide.video?.x ?? 0) + (wide.video?.width ?? 0));
  await page.setViewportSize({ width: 600, height: 800 });
  const narrow = await boxes();
  expect(narrow.text?.y).toBeGreaterThan((narrow.video?.y ?? 0) + (narrow.video?.height ?? 0));
});

for (const [what, address, call, words, otherWords] of [
  ['a movie', '/?title=movie-550', 'movie/550', 'No trailer available.', 'No trailer found.'],
  ['a TV show', '/?title=tv-1396', 'tv/1396', 'No trailer found.', 'No trailer available.'],
] as const) {
  test(`${what} without a trailer says ${words}`, async ({ page }) => {
    const results = [
      { ...aVideo, type: 'Clip' },
      { ...aVideo, site: 'Vimeo' },
      { ...aVideo, key: '' },
    ];
    await answerWith(page, `${call}/videos`, { results });
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(0);
    await expect(page.getByText(otherWords)).toHaveCount(0);
  });
}

test('Loading... is shown until the trailer is known', async ({ page }) => {
  const release = await holdBack(page, 'movie/550/videos');
  await page.goto('/?title=movie-550');
  const dialog = page.getByRole('dialog', { name: 'Fight Club' });
  await expect(dialog.getByText('Loading...')).toBeVisible();
  await expect(dialog.getByText('No trailer available.')).toHaveCount(0);
  release();
  await expect(player(page)).toBeVisible();
  await expect(dialog.getByText('Loading...')).toHaveCount(0);
});

test.describe('when a service cannot be reached', () => {
  test.use({ expectedErrors: failedRequest });

  for (const [what, call, words] of [
    ['the trailer', 'movie/550/videos', 'The trailer could not be loaded.'],
    ['the movie of a shared link', 'movie/550', 'This movie could not be loaded.'],
  ] as const) {
    test(`the dialog says that ${what} could not be loaded, and tries again`, async ({ page }) => {
      const mend = await failAt(page, call);
      await page.goto('/?title=movie-550');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(words);
      await expect(dialog.getByText('No trailer available.')).toHaveCount(0);
      await mend();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(player(page)).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
    });
  }

  test('the dialog of a title that could not be loaded stays while it tries again', async ({
    page,
  }) => {
    const mend = await failAt(page, 'movie/550');
    await page.goto('/?title=movie-550');
    const tryAgain = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await mend();
    const answer = await holdBack(page, 'movie/550');
    const asked = page.waitForRequest('**/movie/550?*');
    await tryAgain.click();
    await asked;
    await expect(tryAgain).toBeFocused();
    answer();
    await expect(player(page)).toBeVisible();
  });

  test('the dialog says that the player does not answer, and tries again', async ({ page }) => {
    await page.route(embedOf('**'), (route) => route.abort());
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog.getByRole('alert')).toContainText('The player does not answer.');
    await expect(player(page)).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await page.unroute(embedOf('**'));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(player(page)).toBeVisible();
  });

  test('a shared link to an unknown TV show says what the error page says', async ({ page }) => {
    await page.goto('/tvshows?title=tv-999999999');
    const dialog = page.getByRole('dialog', { name: 'Unexpected Application Error!' });
    await expect(dialog.getByRole('alert')).toContainText('404 Not Found');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await closeButton(page).click();
    await expectClosed(page, '/tvshows');
    await expect(card(page, 'Breaking Bad')).toBeVisible();
  });
});
