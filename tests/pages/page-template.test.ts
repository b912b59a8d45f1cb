// What is written into the built page: the parts that were rendered, and nothing else.
import { expect, test } from 'vitest';
import { readPageTemplate, writePage } from '#server/pages/page-template.ts';
import {
  aConfiguration,
  aMarkedClient,
  aPageServer,
  aRenderer,
  stateOf,
} from '#tests/support/pages/a-page-server.ts';

const hostile = '</script><script>alert(1)</script><!-- body --><!-- /body -->$& $1';

test('head and body of a rendered page replace those of the template', async () => {
  const { get } = await aPageServer(aRenderer());
  const { body } = await get('/about');
  expect(body).toContain('<title>The page of /about</title>');
  expect(body).toContain('<div id="root"><main>What is at /about</main></div>');
  expect(body).not.toMatch(/<!-- |<title>Marquee|Loading/);
});

test('the state reaches the browser unchanged, and cannot close its script element', async () => {
  const { renderPage, ...rest } = aRenderer();
  const { get } = await aPageServer({
    ...rest,
    renderPage: (...given) => ({ ...renderPage(...given), state: { hostile } }),
  });
  const page = await get('/');
  expect(stateOf(page)).toEqual({ hostile });
  expect(page.body).not.toContain('<script>alert(1)');
});

test('the configuration is in the page, and cannot close its script element', () => {
  const configuration = { ...aConfiguration, supabaseKey: hostile };
  const reader = { isSignedIn: false, language: 'en', locale: 'en', theme: 'system' } as const;
  const template = readPageTemplate(aMarkedClient(), '');
  const html = writePage(template, { configuration, reader, rendered: null });
  const [, json = ''] = /id="configuration">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(configuration);
});

test('text of a page that looks like a mark is left as it is', async () => {
  const { renderPage, ...rest } = aRenderer();
  const { get } = await aPageServer({
    ...rest,
    renderPage: (...given) => ({ ...renderPage(...given), head: hostile, body: hostile }),
  });
  expect((await get('/')).body.split(hostile)).toHaveLength(3);
});

test('the scripts of a page follow those of the app, with what they import, each once', async () => {
  const { get } = await aPageServer(aRenderer());
  expect((await get('/')).body).toContain(
    '<meta name="app-scripts" content="assets/main-abc.js assets/react-abc.js assets/home-abc.js assets/list-abc.js">',
  );
});

test('a source that the build does not know adds no script', async () => {
  const { renderPage, ...rest } = aRenderer();
  const { get } = await aPageServer({
    ...rest,
    renderPage: (...given) => ({ ...renderPage(...given), sources: ['pages/no-page.tsx'] }),
  });
  expect((await get('/')).body).toContain('content="assets/main-abc.js assets/react-abc.js">');
});

test('the manifest of the build is sent to nobody', async () => {
  const { get } = await aPageServer(aRenderer());
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
});

test('under a base path, a page is rendered for the address below it', async () => {
  const { get } = await aPageServer(aRenderer(), { PUBLIC_URL: 'https://example.com/movies' });
  const page = await get('/movies/about?q=dune');
  expect(stateOf(page)).toMatchObject({ address: '/about?q=dune', site: { basePath: '/movies' } });
  expect(page.body).toContain('<meta name="base-path" content="/movies/" />');
});

test('without a renderer, the template is sent in the language and theme of the reader', async () => {
  const { get } = await aPageServer(null);
  const cookie = 'marquee.language=ar; marquee.theme=light';
  const { body, statusCode } = await get('/nowhere', { cookie, 'accept-language': 'ar-EG' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="ar" dir="rtl" data-theme="light">');
  expect(body).toContain('<title>Marquee</title>');
  expect(body).toContain('<p>Loading...</p>');
});
