// An automatic check finds no fault on any screen in any state: dark and light, wide and
// narrow. The app needs no mouse, no colours and no wide screen.
import type { Page } from '@playwright/test';
import { register, sendLogIn } from '#tests/support/browser/account-form.ts';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, failedRequest, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, trailerButton, visit } from '#tests/support/browser/locators.ts';
import {
  answerWith,
  aPageOf,
  failAt,
  holdBack,
  servePageAsFile,
} from '#tests/support/catalogue/catalogue-answers.ts';

/** Leads to each state. */
type States = Record<string, (page: Page) => Promise<unknown>>;

const open = (path: string) => async (page: Page) => {
  await visit(path, heading(page));
  await expect(page.getByText('Loading...')).toHaveCount(0);
};

const statesForEverybody: States = {
  'the log in': open('/login'),
  'the log in by mail': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Email me a link or code instead' }).click();
    await expect(page.getByRole('button', { name: 'Send Link and Code' })).toBeVisible();
  },
  'the log in that failed': async (page) => {
    await page.goto('/login');
    await sendLogIn(page, 'nobody@example.com');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  registering: open('/register'),
  'a registration with a fault': async (page) => {
    await register(page, 'ann@example.com', 'one password', 'another');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the forgotten password': open('/forgot-password'),
  'the page About': open('/about'),
  'an unknown address': open('/no/such/page'),
  'no connection': async (page) => {
    await servePageAsFile(page);
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/');
    await expect(heading(page)).toHaveText('No connection');
  },
};

const statesOfVisitors: States = {
  Home: open('/'),
  'Home, loading': async (page) => {
    await holdBack(page, 'movie/popular');
    await visit('/', heading(page));
    await expect(page.getByText('Loading...')).toBeVisible();
  },
  'Home, failed': async (page) => {
    await failAt(page, 'movie/popular');
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'suggestions for a search': async (page) => {
    await page.goto('/');
    await page.getByRole('searchbox').pressSequentially('pa');
    await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  },
  'a search without results': open('/?q=nothing+is+called+this'),
  'the filters': async (page) => {
    await visit('/?genre=37%2C18&without=27', heading(page));
    await page.getByRole('button', { name: 'Filters 3' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
  'filters that nothing passes': open('/?from=2020&to=1990'),
  'TV Shows': open('/tvshows'),
  'no favorites': open('/favorites'),
  'a person': async (page) => {
    await visit('/people/521', card(page, 'Back to the Future'));
  },
  'the account': open('/account'),
  'a trailer': async (page) => {
    await page.goto('/?title=movie-550');
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  },
  'no trailer, and no poster': async (page) => {
    await answerWith(page, 'movie/popular', aPageOf([{ id: 1, title: 'Unknown' }]));
    await answerWith(page, 'movie/1', { id: 1, title: 'Unknown' });
    await answerWith(page, 'movie/1/videos', { results: [] });
    await page.goto('/?title=movie-1');
    await expect(page.getByText('No trailer available.')).toBeVisible();
  },
};

for (const [who, states, options] of [
  ['everybody', statesForEverybody, nobody],
  ['those who are logged in', statesOfVisitors, {}],
] as const) {
  test.describe(`for ${who}`, () => {
    test.use({ ...options, expectedErrors: failedRequest });

    for (const [name, arriveAt] of Object.entries(states)) {
      test(`an automatic check finds no fault, wide or narrow: ${name}`, async ({ page }) => {
        await arriveAt(page);
        await expectNoFaults(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoFaults(page);
      });
    }
  });
}

test.describe('a new visitor', () => {
  test.use(nobody);

  test('by keyboard alone the focus is always visible', async ({ page, person: _ }) => {
    const focused = page.locator(':focus');
    async function press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      // A dialog may take a moment to get the focus.
      await expect(focused).toHaveCSS('outline-style', 'solid');
    }
    await visit('/', card(page, 'Parasite'));
    await press('/');
    await page.keyboard.type('fight club');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Fight Club')).toBeVisible();
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(focused).toHaveAccessibleName('Play trailer for Fight Club');
    await press('Enter');
    await expect(focused).toHaveAccessibleName('Close Trailer');
    await press('Escape');
    await expect(focused).toHaveAccessibleName('Play trailer for Fight Club');
    await press('Tab');
    await press('Space');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
  });

  test('in forced colours a favorite still looks different', async ({ page, person: _ }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const hearts = page.getByRole('button', { name: /favorites/ });
    await hearts.first().click();
    const [kept, other] = await Promise.all(
      [hearts.first(), hearts.nth(1)].map((heart) =>
        heart.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(kept).not.toBe(other);
  });
});

test('a dialog opens with a motion, unless the visitor wants less motion', async ({ page }) => {
  const movements = () =>
    page.evaluate(() => {
      // What follows the scroll position does not move by itself.
      const animations = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      const times = animations.map(({ effect }) => effect?.getTiming().duration);
      // What is only shown after a while takes no time by itself.
      return times.filter((time) => time !== 0).length;
    });
  await page.goto('/');
  await trailerButton(page, 'Parasite').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movements()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Measured inside the page, before the animation can end.
  const grown = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const dialog = document.querySelector('dialog');
          if (dialog)
            resolve(dialog.getAnimations().map(({ effect }) => effect?.getTiming().duration));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('article button[id]')?.click();
      }),
  );
  expect(grown).toEqual([240]);
});
