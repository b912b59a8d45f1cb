import react from '@vitejs/plugin-react';
import { build, type CSSOptions, defineConfig, type Plugin } from 'vite';

const css: CSSOptions = { modules: { localsConvention: 'camelCaseOnly' } };

/** The client. In development the server answers everything that is not one of its files. */
export default defineConfig({
  root: 'client',
  plugins: [react({ compiler: true }), inlineIntoPage()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // One style sheet, which is in the page itself: nothing has to come before the first paint.
    cssCodeSplit: false,
  },
  // Code finds its other files from where it is itself, so that the app can live under any path.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  css,
});

/** Puts the style sheet and `first-script.ts` into the page itself; the server allows them by hash. */
function inlineIntoPage(): Plugin {
  return {
    name: 'inline-into-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = await buildFirstScript();
        const page = html.replace('<!-- first-script.ts -->', () => `<script>${script}</script>`);
        return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/, (link, name) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') return link;
          delete bundle[name];
          // Beside its other files no more, but in the page, wherever that is.
          const text = String(sheet.source).replaceAll('url(./', 'url(/assets/').trim();
          return `<style>${text}</style>`;
        });
      },
    },
  };
}

async function buildFirstScript(): Promise<string> {
  const output = await build({
    root: 'client',
    configFile: false,
    logLevel: 'error',
    css,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'first-script.ts', formats: ['iife'], name: 'first' },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = output as unknown as [{ output: [{ code: string }] }];
  return chunk.code.trim();
}
