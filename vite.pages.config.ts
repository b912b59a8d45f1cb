import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css, replaceLazyStyles } from './vite.config.ts';

/** A page would arrive without these styles, so that a component that uses them fails its page. */
function failWhenRendered(file: string): string {
  const message = `The server rendered a component with styles of ${basename(file)}`;
  return `export default new Proxy({}, { get() { throw new Error(${JSON.stringify(message)}); } });`;
}

/** Builds the client as the server uses it: one module that renders pages (client/entry-server.tsx). */
export default defineConfig({
  root: 'client',
  plugins: [react(), replaceLazyStyles(failWhenRendered)],
  build: {
    ssr: 'entry-server.tsx',
    outDir: '../dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // Turns off the bundler's warnings about slow builds.
      checks: { bundlerTimings: false },
      // The process keeps the text of its code in memory.
      output: { comments: { jsdoc: false, legal: false } },
    },
    target: 'node20',
  },
  // React must be its faster build for production, whatever NODE_ENV the server runs with.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { target: 'node', noExternal: true },
  css,
});
