import { defineConfig } from 'vite';

/** The server as one file beside its packages, which stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { target: 'node' },
});
