import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** The client. In development the server answers everything that is not one of its files. */
export default defineConfig({
  root: 'client',
  plugins: [react({ compiler: true }), inlineFirstScript()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'baseline-widely-available' },
  // Code finds its other files from where it is itself, so that the app can live under any path.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});

/** Puts `first-script.ts` into the page's head itself; the server allows it by its hash. */
function inlineFirstScript(): Plugin {
  return {
    name: 'inline-first-script',
    async transformIndexHtml(html) {
      const script = await buildFirstScript();
      return html.replace('<!-- first-script.ts -->', () => `<script>${script}</script>`);
    },
  };
}

async function buildFirstScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'client/first-script.ts', formats: ['iife'], name: 'first' },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = output as unknown as [{ output: [{ code: string }] }];
  return chunk.code.trim();
}
