import { defineConfig, type Plugin } from 'vite';

/** Builds the posters of the bundled catalogue as files. */
export default defineConfig({
  plugins: [emitDrawings()],
  publicDir: false,
  build: {
    ssr: 'catalogue/draw-catalogue.ts',
    ssrEmitAssets: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
    outDir: 'dist/catalogue',
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
  },
});

/** Runs the built drawing code and replaces it by the files that it draws. */
function emitDrawings(): Plugin {
  return {
    name: 'emit-drawings',
    async generateBundle(_options, bundle) {
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        delete bundle[name];
        const code = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
        const drawings: Map<string, string> = code.drawCatalogue();
        for (const [fileName, source] of drawings)
          this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
