// How the texts of the app load: each language, and the parts that only some code needs.
import { expect, test } from 'vitest';
import { hasWords, loadLanguage, loadWords, showLanguage } from '#client/messages/language.ts';

test('a language is loaded with the parts that are in use, and with no others', async () => {
  await loadWords(['titles']);
  await loadLanguage('fr');
  expect(hasWords(['titles'], 'fr')).toBe(true);
  expect(hasWords(['account'], 'fr')).toBe(false);
});

test('parts are loaded in the language that is shown', async () => {
  await loadLanguage('de');
  showLanguage('de', 'de-DE');
  await loadWords(['about']);
  expect(hasWords(['about'], 'de')).toBe(true);
  expect(hasWords(['about'], 'en')).toBe(false);
});

test('parts that are loading while the language changes are loaded in the new one too', async () => {
  await loadLanguage('es');
  const isLoaded = loadWords(['session']);
  showLanguage('es', 'es-ES');
  await isLoaded;
  expect(hasWords(['session'], 'es')).toBe(true);
});
