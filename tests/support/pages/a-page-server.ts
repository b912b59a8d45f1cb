import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '#contract/catalogue.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { hintCookies } from '#contract/page-hints.ts';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';
import { aLiveCatalogue } from '#tests/support/catalogue/a-live-catalogue.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

/** The marks of client/index.html, and what is in their place until a page is written. */
const markedPage = `<!doctype html>
<html lang="en">
<head>
<meta name="base-path" content="/" />
<meta name="app-scripts" content="assets/main-abc.js assets/react-abc.js">
<!-- configuration --><script>console.log(1)</script><style>p{color:red}</style>
<!-- head --><title>Marquee</title><!-- /head -->
</head>
<body><div id="root"><!-- body --><p>Loading...</p><!-- /body --></div><!-- page state --></body>
</html>`;

// As Vite writes it.
const manifest = {
  'index.html': { file: 'assets/main-abc.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-abc.js' },
  '_list.js': { file: 'assets/list-abc.js', imports: ['_react.js'] },
  'pages/home-page.tsx': { file: 'assets/home-abc.js', imports: ['index.html', '_list.js'] },
};

/** A built client with a page of these marks. */
export function aMarkedClient(): string {
  const client = aDirectory();
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(client, 'index.html'), markedPage);
  return client;
}

export const aConfiguration: RuntimeConfiguration = {
  supabaseUrl: '/',
  supabaseKey: 'key',
  catalogueUrl: '/catalogue/3',
  catalogueKey: null,
  imageUrl: '/t/p',
  usesTmdb: false,
  sharesLists: false,
};

/** A request to the catalogue. */
type Asked = [path: string, query: Record<string, string>];

/**
 * A renderer whose pages show what it was given and the answers to what it asks the catalogue for.
 * It does not know the address `/nowhere`, and fails at `/broken`.
 */
export function aRenderer(asks: Asked[] = []) {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    findShownAddress: (address, isSignedIn) => (isSignedIn ? address : '/login'),
    renderPage(address, reader, site, findCachedAnswer) {
      rendered.push(address);
      if (address === '/broken') throw new Error('this page cannot be rendered');
      const answers = asks.map((asked) => findCachedAnswer(...asked)?.readBody() ?? null);
      return {
        status: address === '/nowhere' ? 404 : 200,
        head: `<title>The page of ${address}</title>`,
        body: `<main>What is at ${address}</main>`,
        state: { address, reader, site, answers },
        sources: ['pages/home-page.tsx'],
      };
    },
    renderSharedList(shown) {
      if (typeof shown === 'string') return { head: '', body: `<main>"${shown}"</main>` };
      const titles = shown.titles.map(({ title }) => nameOf(title));
      return {
        head: `<title>${shown.name}</title>`,
        body: `<main>${JSON.stringify({ ...shown, titles })}</main>`,
      };
    },
  };
  /** `rendered` is the addresses of the pages that were rendered. */
  return { ...renderer, rendered };
}

/** The headers of a browser that says that its visitor is logged in. */
export const signedIn = { cookie: `${hintCookies.signedIn}=yes` };

/** The server with the bundled catalogue and a renderer; `get` sends the hint of being logged in. */
export async function aPageServer(renderer: PageRenderer | null, env: Record<string, string> = {}) {
  const server = await aCatalogueReader(env, aMarkedClient(), null, renderer);
  return { ...server, get: pageGetter(server) };
}

/** The same with a fake TMDB; `ask` calls the catalogue as a user. */
export async function aLivePageServer(renderer: PageRenderer) {
  const server = await aLiveCatalogue({}, aMarkedClient(), null, renderer);
  return { ...server, ask: server.get, get: pageGetter(server) };
}

function pageGetter({ app }: Awaited<ReturnType<typeof aCatalogueReader>>) {
  return (url: string, headers: Record<string, string> = signedIn) => app.inject({ url, headers });
}

/** The state that a page hands over to the browser; null when it was not rendered. */
export function stateOf({ body }: { body: string }) {
  const [, json] =
    /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(body) ?? [];
  return json === undefined ? null : JSON.parse(json);
}
