import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from './vite.config.ts';

/** Builds the client as the server uses it: one module that renders pages (client/entry-server.tsx). */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    ssr: 'entry-server.tsx',
    outDir: '../dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // Turns off the bundler's warnings about slow builds.
      checks: { bundlerTimings: false },
    },
    target: 'node20',
    sourcemap: true,
  },
  // React must be its faster build for production, whatever NODE_ENV the server runs with.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { target: 'node', noExternal: true },
  css,
});
