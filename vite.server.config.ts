import { defineConfig, type Plugin, runnerImport } from 'vite';

/**
 * Calls the function that a module `*.data.ts` exports, and writes what it gives into a file. In the
 * built server the function reads that file: a process keeps the text of its code in memory for ever,
 * but of a file only what is made of it.
 */
function dataAsFiles(): Plugin {
  return {
    name: 'data-as-files',
    async load(id) {
      if (!id.endsWith('.data.ts')) return;
      const { module, dependencies } = await runnerImport<Record<string, () => unknown>>(id);
      for (const path of dependencies) this.addWatchFile(path);
      const functions = Object.entries(module).map(([name, readData]) => {
        const fileName = `${name}.json`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(readData()) });
        const file = `new URL('./${fileName}', import.meta.url)`;
        return `export const ${name} = () => JSON.parse(readFileSync(${file}, 'utf8'));`;
      });
      return ["import { readFileSync } from 'node:fs';", ...functions].join('\n');
    },
  };
}

/**
 * Builds the server and its commands. Packages are part of the build, because a start that reads
 * hundreds of small files takes longer; only those with machine code stay in node_modules.
 */
export default defineConfig({
  plugins: [dataAsFiles()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
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
      // The process keeps the text of its code in memory, so comments are left out, but for the name of
      // each source file: there is no source map, which every start would read.
      experimental: { attachDebugInfo: 'simple' },
      output: {
        comments: { jsdoc: false, legal: false },
        // In one folder, so that each file finds the data beside it.
        chunkFileNames: '[name].js',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
  },
  ssr: { target: 'node', noExternal: true, external: ['libsql', '@node-rs/argon2'] },
});
