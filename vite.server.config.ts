import { defineConfig } from 'vite';

/** Builds the server and its commands, one file each. Packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      // Turns off the bundler's warnings about slow builds.
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
