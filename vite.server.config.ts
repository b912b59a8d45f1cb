import { defineConfig } from 'vite';

/** The server and its commands, one file each beside their packages, which stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      // On a slow machine the bundler says at each build how slow it was.
      checks: { bundlerTimings: false },
      input: {
        main: 'server/main.ts',
        'move-data': 'server/commands/move-data.ts',
        backup: 'server/commands/backup.ts',
        'build-static': 'server/commands/build-static.ts',
        restore: 'server/commands/restore.ts',
        'rotate-keys': 'server/commands/rotate-keys.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { target: 'node' },
});
