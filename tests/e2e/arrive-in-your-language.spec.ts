// Language, direction and theme are right in the first HTML, and the app hydrates it without an error:
// any error in the console fails a test.
import { hintCookies } from '#contract/page-hints.ts';
import { directionOf } from '#contract/preferences.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { heading } from '#tests/support/browser/locators.ts';

const greetings = [
  { language: 'en', movies: 'Movies', logIn: 'Log In' },
  { language: 'es', movies: 'Películas', logIn: 'Iniciar sesión' },
  { language: 'fr', movies: 'Films', logIn: 'Connexion' },
  { language: 'de', movies: 'Filme', logIn: 'Anmelden' },
  { language: 'ar', movies: 'الأفلام', logIn: 'تسجيل الدخول' },
] as const;
const headingIn = (html = '') => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const themes = ['dark', 'light'] as const;

for (const { language, movies } of greetings) {
  for (const theme of themes) {
    test(`Home arrives in ${language} and ${theme}`, async ({ request, app }) => {
      const cookie = `${hintCookies.signedIn}=yes; ${hintCookies.theme}=${theme}`;
      const headers = { cookie, 'accept-language': `${language};q=0.9, fi` };
      const html = await (await request.get(app.url, { headers })).text();
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
      expect(html).toContain(`data-theme="${theme}">`);
      expect(headingIn(html)).toBe(movies);
    });
  }
}

const visitors = [
  { who: 'with session and hint', hasSession: true, hasHint: true },
  { who: 'with a session and no hint', hasSession: true, hasHint: false },
  { who: 'with a hint and no session', hasSession: false, hasHint: true },
  { who: 'with neither', hasSession: false, hasHint: false },
];

for (const { who, hasSession, hasHint } of visitors) {
  test.describe(`a visitor ${who}`, () => {
    if (!hasSession) test.use(nobody);

    for (const [index, { language, movies, logIn }] of greetings.entries()) {
      // Every language has both themes, without a page load for each combination.
      const theme = themes[(index + Number(hasHint)) % 2] as string;

      test(`${who} has the page in ${language} and ${theme}, without an error`, async ({
        page,
        context,
        app,
      }) => {
        await context.clearCookies();
        const cookies = {
          [hintCookies.language]: language,
          [hintCookies.theme]: theme,
          ...(hasHint && { [hintCookies.signedIn]: 'yes' }),
        };
        await context.addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: app.url })),
        );
        const response = await page.goto('/');
        expect(headingIn(await response?.text())).toBe(hasHint ? movies : logIn);
        await expect(heading(page)).toHaveText(hasSession ? movies : logIn);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveAttribute('dir', directionOf(language));
        await expect(html).toHaveAttribute('data-theme', theme);
      });
    }
  });
}
