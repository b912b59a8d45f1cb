import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aDiskImage, whyNoDisk } from '#tests/support/data/a-mounted-disk.ts';
import { aLoadedServer } from '#tests/support/processes/a-loaded-server.ts';
import {
  canLogIn,
  favoritesOf,
  type LoggedIn,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { freePort, runCommand } from '#tests/support/processes/start-server-process.ts';

const rounds = Number(process.env.OUTAGE_ROUNDS ?? 20);
const reason = whyNoDisk('image');

test(`${rounds} power cuts under load lose no acknowledged write and no secrets`, async ({
  skip,
}) => {
  if (reason) return skip(reason);
  const disk = aDiskImage();
  const dataDirectory = join(disk.path, 'data');
  const secretsPath = join(dataDirectory, 'secrets.json');
  const accounts: string[] = [];
  const favorites: number[] = [];
  const port = await freePort();
  let session: LoggedIn | undefined;

  for (let round = 0; round <= rounds; round += 1) {
    disk.mount();
    // The power is cut right after a command has confirmed that it is done.
    const rotation = await runCommand('rotate-keys', [], { DATA_DIR: dataDirectory });
    expect(rotation.stderr).toBe('');
    const secrets = readFileSync(secretsPath, 'utf8');
    disk.cutPower();
    disk.unmount();
    disk.mount();
    expect(readFileSync(secretsPath, 'utf8')).toBe(secrets);

    const server = await aLoadedServer(dataDirectory, port);
    const { target } = server;
    session ??= await signUp(target, 'reader@example.com');
    const { access_token: token } = session;
    const found = await favoritesOf(target, token);
    expect(favorites.filter((id) => !found.has(id))).toEqual([]);
    for (const email of accounts.slice(-5)) expect(await canLogIn(target, email), email).toBe(true);

    const written = await server.writeDuring(token, round * 100_000, async (hasBegun) => {
      await hasBegun;
      // The cut comes at another point in each round; no assertion depends on when.
      await after(100 + ((round * 137) % 400));
      // The server is killed first: the stopped file system would confirm every flush, and the
      // server would acknowledge writes that a real power cut never lets it acknowledge.
      await server.kill();
      disk.cutPower();
    });
    expect(written.favorites.length).toBeGreaterThan(0);
    accounts.push(...written.accounts);
    favorites.push(...written.favorites);
    disk.unmount();
  }
});
