import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client. In development the server answers everything that is not one of its files. */
export default defineConfig({
  root: 'client',
  plugins: [react({ compiler: true })],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'baseline-widely-available' },
  // Code finds its other files from where it is itself, so that the app can live under any path.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
