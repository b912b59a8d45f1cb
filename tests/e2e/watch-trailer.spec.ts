// The dialog of a trailer; docs/contracts/screens.md#the-trailer
import type { Page } from '@playwright/test';
import {
  card,
  expect,
  failedRequest,
  searchFor,
  test,
  trailerButton,
} from '#tests/support/browser/browsing-test.ts';
import {
  answerWith,
  failAt,
  holdBack,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

const fightClubKey = 'SUXWAEX2jlg';
const player = (page: Page) => page.locator('iframe');
const aVideo = { type: 'Trailer', site: 'YouTube', key: 'first' };

function sizeOf(frame: ReturnType<typeof player>) {
  return frame.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth } = element.parentElement as HTMLElement;
    const { paddingLeft, paddingRight } = getComputedStyle(element.parentElement as HTMLElement);
    const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { width, height, room };
  });
}

test('a click on a movie opens its trailer, 560 by 315, from the host without cookies', async ({
  page,
}) => {
  await page.goto('/?q=fight+club');
  await expect(card(page, 'Fight Club')).toBeVisible();
  const calls = watchCatalogueCalls(page);
  await trailerButton(page, 'Fight Club').click();
  const dialog = page.getByRole('dialog', { name: 'Fight Club' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('1999 · 139 min · Drama')).toBeVisible();
  const frame = dialog.getByTitle('Trailer for Fight Club');
  await expect(frame).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${fightClubKey}`,
  );
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(await sizeOf(frame)).toMatchObject({ width: 560, height: 315 });
  expect(calls.sort()).toEqual(['movie/550', 'movie/550/videos']);
});

test('the trailer of a TV show is as wide as there is room, and 400 high', async ({ page }) => {
  await page.goto('/tvshows');
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  const calls = watchCatalogueCalls(page);
  await trailerButton(page, 'Breaking Bad').click();
  const frame = page.getByRole('dialog', { name: 'Breaking Bad' }).getByTitle(/^Trailer for/);
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/XZ8daibM3AE');
  await expect(frame).toHaveAttribute('width', '100%');
  const { width, height, room } = await sizeOf(frame);
  expect(height).toBe(400);
  expect(width).toBeCloseTo(room, 0);
  expect(calls.sort()).toEqual(['tv/1396', 'tv/1396/videos']);
});

test('the first trailer on YouTube is the one that is shown', async ({ page }) => {
  await answerWith(page, 'movie/550/videos', {
    id: 550,
    results: [
      { ...aVideo, type: 'Teaser', key: 'teaser' },
      { ...aVideo, site: 'Vimeo', key: 'elsewhere' },
      { ...aVideo, key: 'first' },
      { ...aVideo, key: 'second' },
    ],
  });
  await page.goto('/?title=movie-550');
  await expect(player(page)).toHaveAttribute('src', /\/embed\/first$/);
});

test('a link leads to the video on its own site', async ({ page }) => {
  await page.goto('/?title=movie-550');
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${fightClubKey}`,
  );
});

test('the video site hears nothing before a trailer is opened, and then of the site alone', async ({
  page,
  app,
}) => {
  const requests: { url: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app.url)) requests.push({ url, referrer: request.headers().referer });
  });
  await page.goto('/?q=fight+club');
  await expect(card(page, 'Fight Club')).toBeVisible();
  await trailerButton(page, 'Fight Club').hover();
  await expect(player(page)).toHaveCount(0);
  expect(requests).toEqual([]);

  await trailerButton(page, 'Fight Club').click();
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
  // Once whether it is there, and once for the player.
  const embed = {
    url: `https://www.youtube-nocookie.com/embed/${fightClubKey}`,
    referrer: `${app.url}/`,
  };
  expect(requests).toEqual([embed, embed]);
});

test.describe('closing', () => {
  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['Close Trailer', (page) => page.getByRole('button', { name: 'Close Trailer' }).click()],
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['a click beside the dialog', (page) => page.mouse.click(5, 5)],
    ['Back', (page) => page.goBack()],
  ];
  for (const [way, close] of ways) {
    test(`${way} closes the dialog, ends the player and returns the focus to the movie`, async ({
      page,
    }) => {
      await page.goto('/?q=fight+club');
      await trailerButton(page, 'Fight Club').focus();
      await page.keyboard.press('Enter');
      await expect(player(page)).toBeVisible();
      await expect(page).toHaveURL('/?q=fight+club&title=movie-550');
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(player(page)).toHaveCount(0);
      await expect(trailerButton(page, 'Fight Club')).toBeFocused();
      await expect(page).toHaveURL('/?q=fight+club');
    });
  }

  test('a click inside the dialog leaves it open', async ({ page }) => {
    await page.goto('/?q=fight+club');
    await trailerButton(page, 'Fight Club').click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Fight Club' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a double click on Close Trailer closes the dialog and goes no further back', async ({
    page,
  }) => {
    await page.goto('/?q=alien');
    await expect(card(page, 'Alien')).toBeVisible();
    await searchFor(page, 'fight club');
    await trailerButton(page, 'Fight Club').click();
    await expect(page).toHaveURL('/?q=fight+club&title=movie-550');
    // Both before the browser has gone back; later the second would be a click on what is behind.
    await page.getByRole('button', { name: 'Close Trailer' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trailerButton(page, 'Fight Club')).toBeFocused();
    await expect(page).toHaveURL('/?q=fight+club');
  });

  test('Forward opens the dialog again', async ({ page }) => {
    await page.goto('/?q=fight+club');
    await trailerButton(page, 'Fight Club').click();
    await expect(player(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
  });
});

test('the focus goes into the dialog and the page behind cannot be reached', async ({ page }) => {
  await page.goto('/?q=fight+club');
  await trailerButton(page, 'Fight Club').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close Trailer' })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.getByRole('link', { name: 'Favorites' }).evaluate((link) => link.focus());
  await expect(page.getByRole('link', { name: 'Favorites' })).not.toBeFocused();
});

test('the page behind neither scrolls nor jumps', async ({ page }) => {
  await page.goto('/');
  const place = () =>
    card(page, 'Parasite').evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  await expect(card(page, 'Parasite')).toBeVisible();
  const before = await place();
  await trailerButton(page, 'Parasite').click();
  await expect(player(page)).toBeVisible();
  expect(await place()).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  // The wheel has done what it does when the browser has painted twice.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await place()).toBe(before);
});

test('text that is half typed in the search box is still there after a trailer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
  const again = page.waitForRequest('**/catalogue/3/movie/popular*');
  await page.getByRole('link', { name: 'Home' }).click();
  await again;
  await page.getByRole('searchbox').fill('half a thou');
  await trailerButton(page, 'Parasite').click();
  await page.getByRole('button', { name: 'Close Trailer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('half a thou');
});

test.describe('a shared link', () => {
  test('to a movie opens its dialog over Home', async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('1999 · 139 min · Drama')).toBeVisible();
    await expect(player(page)).toHaveAttribute('src', new RegExp(`/embed/${fightClubKey}$`));
    expect(calls).toContain('movie/550');
    await dialog.getByRole('button', { name: 'Close Trailer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(card(page, 'Parasite')).toBeVisible();
  });

  test('to a TV show opens its dialog over TV Shows', async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    await page.goto('/tvshows?q=the+wire&title=tv-1396');
    await expect(page.getByRole('dialog', { name: 'Breaking Bad' })).toBeVisible();
    await expect(player(page)).toHaveAttribute('src', /\/embed\/XZ8daibM3AE$/);
    expect(calls).toContain('tv/1396');
    expect(calls).toContain('tv/1396/videos');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/tvshows?q=the+wire');
  });

  test('tells a movie and a TV show of the same number apart', async ({ page }) => {
    await page.goto('/?title=movie-1396');
    await expect(page.getByRole('dialog', { name: 'Mirror' })).toBeVisible();
    await page.goto('/?title=tv-1396');
    await expect(page.getByRole('dialog', { name: 'Breaking Bad' })).toBeVisible();
  });

  test('survives a reload with the dialog open, and closes as before', async ({ page }) => {
    await page.goto('/?q=fight+club');
    await trailerButton(page, 'Fight Club').click();
    await expect(player(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/?q=fight+club');
  });

  test('that names no title opens nothing', async ({ page }) => {
    for (const title of ['movie-0', 'film-550', 'movie-550"><script>', '']) {
      await page.goto(`/?title=${encodeURIComponent(title)}`);
      await expect(card(page, 'Parasite')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});

test.describe('a player that cannot be reached', () => {
  test.use({ expectedErrors: failedRequest });

  test('is said so, with the way to the video, and is there when it can', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog.getByRole('alert')).toContainText('The player does not answer.');
    await expect(player(page)).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await page.unroute('https://www.youtube-nocookie.com/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(player(page)).toBeVisible();
  });
});

test('details stand beside the trailer where there is room, and under it elsewhere', async ({
  page,
}) => {
  await page.goto('/?title=movie-550');
  const overview = page.getByText(/^Sleepless and numbed/);
  await expect(player(page)).toBeVisible();
  const placesOf = async () => ({
    video: await player(page).boundingBox(),
    text: await overview.boundingBox(),
  });
  const wide = await placesOf();
  expect(wide.text?.x).toBeGreaterThan((wide.video?.x ?? 0) + (wide.video?.width ?? 0));
  await page.setViewportSize({ width: 600, height: 800 });
  const narrow = await placesOf();
  expect(narrow.text?.y).toBeGreaterThan((narrow.video?.y ?? 0) + (narrow.video?.height ?? 0));
});

test.describe('without a trailer', () => {
  test('a movie says No trailer available.', async ({ page }) => {
    await answerWith(page, 'movie/550/videos', {
      id: 550,
      results: [
        { ...aVideo, type: 'Clip' },
        { ...aVideo, site: 'Vimeo' },
        { ...aVideo, key: '' },
      ],
    });
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog.getByText('No trailer available.', { exact: true })).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('No trailer found.')).toHaveCount(0);
  });

  test('a TV show says No trailer found.', async ({ page }) => {
    await answerWith(page, 'tv/1396/videos', { id: 1396, results: [] });
    await page.goto('/tvshows?title=tv-1396');
    const dialog = page.getByRole('dialog', { name: 'Breaking Bad' });
    await expect(dialog.getByText('No trailer found.', { exact: true })).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    await expect(page.getByText('No trailer available.')).toHaveCount(0);
  });
});

test('Loading... is said until it is known which trailer there is', async ({ page }) => {
  const release = await holdBack(page, 'movie/550/videos');
  await page.goto('/?title=movie-550');
  const dialog = page.getByRole('dialog', { name: 'Fight Club' });
  await expect(dialog.getByRole('status')).toHaveText('Loading...');
  await expect(dialog.getByText('No trailer available.')).toHaveCount(0);
  release();
  await expect(player(page)).toBeVisible();
  await expect(dialog.getByText('Loading...')).toHaveCount(0);
});

test.describe('when the catalogue fails', () => {
  test.use({ expectedErrors: failedRequest });

  test('the dialog says that the trailer could not be loaded, and tries again', async ({
    page,
  }) => {
    const mend = await failAt(page, 'movie/550/videos');
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog.getByRole('alert')).toContainText('The trailer could not be loaded.');
    await expect(dialog.getByText('No trailer available.')).toHaveCount(0);
    await mend();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(player(page)).toBeVisible();
  });

  test('a shared link says that its movie could not be loaded, and tries again', async ({
    page,
  }) => {
    const mend = await failAt(page, 'movie/550');
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('This movie could not be loaded.');
    await mend();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
    await expect(player(page)).toBeVisible();
  });

  test('a shared link to a TV show that the catalogue does not know says so, and closes', async ({
    page,
  }) => {
    await page.goto('/tvshows?title=tv-999999999');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('This TV show could not be loaded.');
    await dialog.getByRole('button', { name: 'Close Trailer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/tvshows');
    await expect(card(page, 'Breaking Bad')).toBeVisible();
  });
});

test('a video key of another shape stays a part of the embed address', async ({ page }) => {
  const key = '../../evil?"><script>';
  await answerWith(page, 'movie/550/videos', { id: 550, results: [{ ...aVideo, key }] });
  await page.goto('/?title=movie-550');
  await expect(player(page)).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}`,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the trailer of a movie shrinks and keeps its shape', async ({ page }) => {
    await page.goto('/?title=movie-550');
    await expect(player(page)).toBeVisible();
    const { width, height, room } = await sizeOf(player(page));
    expect(width).toBeLessThanOrEqual(room);
    expect(width).toBeGreaterThan(250);
    expect(width / height).toBeCloseTo(560 / 315, 1);
  });

  test('the trailer of a TV show is as wide as there is room, and 400 high', async ({ page }) => {
    await page.goto('/tvshows?title=tv-1396');
    await expect(player(page)).toBeVisible();
    const { width, height, room } = await sizeOf(player(page));
    expect(width).toBeCloseTo(room, 0);
    expect(height).toBe(400);
  });
});
