import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  build,
  type CSSOptions,
  defineConfig,
  type Plugin,
  preprocessCSS,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';

export const css: CSSOptions = { modules: { localsConvention: 'camelCaseOnly' } };

/**
 * The code of the lists, and what opens dialogs over them. What else is in these folders loads with the
 * screen that needs it.
 */
const listFolders =
  /client[\\/](?:features[\\/](?:(?:catalogue|lists|favorites|marks)[\\/]|saved[\\/]saving-hint)|lib[\\/]stored-choice|pages[\\/]browse[\\/]title-actions|ui[\\/](?:use-modal|form[\\/]genre-filter))|[\\/]@tanstack[\\/](?:query-core|react-query)[\\/]/;
const loadedLater =
  /marks[\\/]parts|quiet-field|hidden-titles|long-grid|use-visible-rows|use-my-lists|use-list-names/;

/** Few and large chunks, since each is compressed by itself: what every screen needs, and what lists do. */
const codeSplitting = {
  groups: [
    { name: 'app', tags: ['$initial' as const] },
    { name: 'lists', test: (id: string) => listFolders.test(id) && !loadedLater.test(id) },
  ],
};

const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development.index\.\w+$/,
  'production/index.mjs',
);

/** Modules that have nothing to do in this build, and what takes their place. */
const replacedModules = [
  // Vite loads each script by a helper that first fetches style sheets, of which this build has none.
  { name: /^\0vite\/preload-helper\.js$/, code: 'export const __vitePreload = (load) => load();' },
  // The app changes nothing by way of React Query, whose client insists on having this.
  {
    name: /query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    code: 'export class MutationCache { clear() {} async resumePausedMutations() {} }',
  },
];

/**
 * What React Compiler compiles: cards, and the pages that may have thousands of them. It saves rendering
 * there; everywhere it would make Home's script larger by 8 kB.
 */
const renderedOften = ['features/catalogue/title-card', 'pages/saved/', 'features/saved/use-held'];

/** Builds the client. In development, requests for anything but its files go to the server. */
export default defineConfig({
  root: 'client',
  plugins: [
    react({ compiler: { sources: renderedOften } }),
    leaveOutDevelopment(),
    replaceLazyStyles(addStylesWhenRun),
    inlineIntoPage(),
    emitServiceWorker(),
    emitPosterWall(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The server reads in it which scripts a page needs.
    manifest: true,
    // Turns off the bundler's warnings about slow builds.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting } },
    target: 'baseline-widely-available',
    // The page names the scripts that it needs first, and later ones import little that is not there.
    modulePreload: false,
    // One style sheet, which is put into the page, so that the first paint waits for no other file.
    // What the server never renders has its styles beside its code (`*.lazy.module.css`).
    cssCodeSplit: false,
  },
  // Code refers to its files relative to itself, so that the app can run under any path.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  css,
});

/** Leaves out code that only development needs, or that has nothing to do in this build. */
function leaveOutDevelopment(): Plugin {
  const found = new Set<object>();
  return {
    name: 'leave-out-development',
    apply: 'build',
    enforce: 'pre',
    // The router's package always names its build for development, which has warnings in it.
    config() {
      if (!/production.index\.mjs$/.test(productionRouter) || !existsSync(productionRouter)) {
        throw new Error(`React Router has no build for production at ${productionRouter}`);
      }
      return { resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] } };
    },
    load(id) {
      const replaced = replacedModules.find(({ name }) => name.test(id));
      if (!replaced) return null;
      found.add(replaced);
      return replaced.code;
    },
    buildEnd(failure) {
      const missing = replacedModules.find((each) => !found.has(each));
      if (!failure && missing) throw new Error(`The build has no module ${missing.name}`);
    },
  };
}

/** Replaces each style sheet named `*.lazy.module.css` by the script that `writeScript` gives for it. */
export function replaceLazyStyles(
  writeScript: (file: string, config: ResolvedConfig) => string | Promise<string>,
): Plugin {
  const ending = '.lazy.module.css';
  let config: ResolvedConfig;
  return {
    name: 'replace-lazy-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ending)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      // By this name no other plugin takes it for a style sheet.
      return resolved && `${resolved.id}.js`;
    },
    load(id) {
      if (!id.endsWith(`${ending}.js`)) return null;
      const file = id.slice(0, -'.js'.length);
      this.addWatchFile(file);
      return writeScript(file, config);
    },
  };
}

/**
 * A script that adds the style sheet when it is first run, together with the scripts that import it.
 * Such sheets are for what only browsers render, and late.
 */
async function addStylesWhenRun(file: string, config: ResolvedConfig): Promise<string> {
  const { code, modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  // It would count from the page, and its file would not be in the build.
  if (code.includes('url(')) throw new Error(`${file} names a file, which a lazy sheet cannot`);
  const text = code.replace(/\/\*.*?\*\/|\n\s*/gs, ' ');
  return `
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(text)});
    document.adoptedStyleSheets.push(sheet);
    export default ${JSON.stringify(modules)};
  `;
}

/** Builds `service-worker.ts` beside the page, with the names of all files of the app. */
function emitServiceWorker(): Plugin {
  return {
    name: 'emit-service-worker',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|woff2)$/.test(name));
      // The page contains the style sheet and a script, which no file name tells of.
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The page is not built yet');
      const version = createHash('sha256')
        .update([...files, page.source].join())
        .digest('hex')
        .slice(0, 12);
      const source = await buildScript('service-worker/service-worker.ts', {
        files: JSON.stringify(files),
        version: JSON.stringify(version),
      });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** Copies `poster-wall.svg`, which `vite.catalogue.config.ts` has drawn, into the client. */
function emitPosterWall(): Plugin {
  const name = 'poster-wall.svg';
  return {
    name: 'emit-poster-wall',
    generateBundle() {
      const source = readFileSync(`dist/catalogue/${name}`);
      this.emitFile({ type: 'asset', fileName: name, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_request, response) => {
        // Drawn by `npm run dev`. When the dev server runs alone, a build must have drawn it.
        const folder = ['.cache/dev', 'dist'].find((each) => existsSync(`${each}/catalogue`));
        const drawing = readFileSync(`${folder}/catalogue/${name}`);
        response.setHeader('Content-Type', 'image/svg+xml').end(drawing);
      });
    },
  };
}

/** Puts the style sheet and `start-script.ts` into the page; the server allows them by hash. */
function inlineIntoPage(): Plugin {
  return {
    name: 'inline-into-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = await buildScript('start-script.ts');
        const page = html.replace('<!-- start-script.ts -->', () => `<script>${script}</script>`);
        return bundle ? inlineStyles(nameScripts(page), bundle) : page;
      },
    },
  };
}

function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') return link;
    delete bundle[name];
    // Its addresses were relative to `assets/`; now they must be those seen from the page.
    const text = String(sheet.source).replaceAll('url(./', 'url(/assets/').trim();
    return `<style>${text}</style>`;
  });
}

/** Replaces the page's script elements by a list of addresses, which the start script loads. */
function nameScripts(html: string): string {
  const pattern =
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"[^>]*>(?:<\/script>)?/g;
  const addresses = [...html.matchAll(pattern)].map(([, address]) => address);
  const element = `<meta name="app-scripts" content="${addresses.join(' ')}">`;
  return html.replace(pattern, '').replace('<!-- app scripts -->', element);
}

/** Builds a script with all that it imports; gives its text. */
async function buildScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const output = await build({
    root: 'client',
    configFile: false,
    logLevel: 'error',
    css,
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  // Vite returns a list when it builds a library, one output for each format.
  const [first] = [output].flat() as unknown as [{ output: [{ code: string }] }];
  return first.output[0].code.trim();
}
