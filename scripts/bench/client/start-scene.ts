import type { Browser } from '@playwright/test';
import { apiTargetAt, signUp } from '#tests/support/processes/api-calls.ts';
import { startStandInTmdb } from '../stand-in/start-stand-in-tmdb.ts';
import type { StorageState, Visit } from '../support/measured-browser.ts';
import { signedInState } from '../support/signed-in-state.ts';
import { createSlowNetwork, type SlowNetwork } from '../support/slow-network.ts';
import { startApp } from '../support/start-app.ts';
import { startProxy } from '../support/start-proxy.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { startFloor } from './start-floor.ts';

/** Drawings of the bundled catalogue, or JPEG files of a stand-in for TMDB. */
export type Posters = 'drawn' | 'JPEG';

/** A page, the visit that is measured, and the visit of its floor. */
export interface ScenePage {
  page: MeasuredPage;
  ours: Visit;
  floor: Visit;
}

/** A running app with what its pages are compared with. */
export interface Scene {
  posters: Posters;
  pages: ScenePage[];
  /** The browser of somebody who is logged in. */
  visitor: StorageState;
  /** The same for Home at its address on the slow network. */
  slowHome: Visit;
  network: SlowNetwork;
  stop(): Promise<void>;
}

/** Starts the app with a catalogue whose posters are of this kind, a visitor, and the floor. */
export async function startScene(
  browser: Browser,
  posters: Posters,
  measured: MeasuredPage[],
): Promise<Scene> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
  };
  try {
    const network = createSlowNetwork();
    const tmdb = posters === 'JPEG' ? await startStandInTmdb(browser, network) : null;
    if (tmdb) started.push(tmdb);
    const app = await startApp(tmdb?.settings);
    started.push(app);
    const proxy = await startProxy(app.url, network);
    started.push(proxy);

    const user = await signUp(app, 'visitor@example.com');
    const visitor = await signedInState(browser, app, user);
    const visits = measured.map((page) => ({
      page,
      visit: { url: app.url + page.path, ...(page.isList && { storageState: visitor }) },
    }));
    const floor = await startFloor(browser, app.url, visits);
    started.push(floor);
    return {
      posters,
      pages: visits.map(({ page, visit }) => ({
        page,
        ours: visit,
        floor: { url: floor.url + page.path },
      })),
      visitor,
      slowHome: {
        url: `${proxy.url}/`,
        storageState: await signedInState(browser, await apiTargetAt(proxy.url), user),
      },
      network,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
