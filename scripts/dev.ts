// `npm run dev`: serves the client with hot reload on PORT, and runs the server on the next port.
// The server is rebuilt and restarted at every change.
import { spawn } from 'node:child_process';
import { type BuildOptions, build, createServer, type Rolldown } from 'vite';
import { addresses } from '#contract/addresses.ts';

const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;
const env = {
  ...process.env,
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
};

const target = `http://127.0.0.1:${serverPort}`;
const client = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      Object.entries(addresses).map(([name, path]) => [path, { target, ws: name === 'realtime' }]),
    ),
  },
});
// Listens first, so that a taken port ends the command before anything else has started.
await client.listen().catch((error) => {
  console.error(`${error.message}. Stop the program that has it, or set PORT to another.`);
  process.exit(1);
});

// Not `dist`, because that is the build of `npm start`.
const outDir = '.cache/dev';
const watchers = await Promise.all([
  buildAndWatch('catalogue'),
  buildAndWatch('server', { sourcemap: true }),
]);
const program = ['--watch', '--enable-source-maps', `${outDir}/server/main.js`];
const server = spawn(process.execPath, program, { env, stdio: 'inherit' });
// Runs however this process ends. Otherwise the server would keep the data folder and the port.
process.on('exit', () => server.kill('SIGTERM'));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, async () => {
    await Promise.all([client, ...watchers].map((each) => each.close()));
    process.exit(0);
  });
}
client.printUrls();

/** Builds a part now, and again at every change. */
async function buildAndWatch(
  part: string,
  options: BuildOptions = {},
): Promise<Rolldown.RolldownWatcher> {
  const watcher = (await build({
    configFile: `vite.${part}.config.ts`,
    logLevel: 'warn',
    // Not emptied, because the server would be restarted while its files are missing.
    build: { ...options, watch: {}, outDir: `${outDir}/${part}`, emptyOutDir: false },
  })) as Rolldown.RolldownWatcher;
  await new Promise((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') reject(event.error);
      if (event.code === 'END') resolve(undefined);
    });
  });
  return watcher;
}
