import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { sandboxFlags } from '../../find-browser.mjs';
import { requireBrowserPath, type StorageState } from '../support/measured-browser.ts';

const version = '12.8.2';
const folder = resolve('.cache', 'lighthouse');
const categories = ['performance', 'accessibility', 'best-practices'];

export interface Audit {
  figures: Figures;
  /** The audits that cost points in accessibility and best practices. */
  remarks: string[];
}

// The parts of Lighthouse and its launcher that are used here.
interface LighthouseModule {
  default(url: string, flags: object): Promise<{ lhr: LighthouseResult }>;
}

interface LighthouseResult {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
}

type Figures = ReturnType<typeof figuresOf>;

interface LauncherModule {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

/** A browser in which Lighthouse audits pages. */
export type Lighthouse = Awaited<ReturnType<typeof startLighthouse>>;

/**
 * Starts a browser for Lighthouse, of a guest without `storageState`. Lighthouse is installed only when it is first needed, because it
 * is larger than everything else the project uses.
 */
export async function startLighthouse(storageState?: StorageState) {
  const { lighthouse, launcher } = requireLighthouse();
  const chrome = await launcher.launch({
    chromePath: requireBrowserPath(),
    chromeFlags: ['--headless=new', '--lang=en-US', ...sandboxFlags],
    logLevel: 'error',
  });

  try {
    if (storageState) await logIn(chrome.port, storageState);
  } catch (error) {
    chrome.kill();
    throw error;
  }

  return {
    /** Audits a page as on a phone's first visit; in all categories, or only for its speed. */
    async audit(url: string, audited: 'all' | 'speed'): Promise<Audit> {
      const { lhr } = await lighthouse.default(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: audited === 'all' ? categories : ['performance'],
        disableFullPageScreenshot: true,
        // Clears everything except what a browser must store for its visitor to stay logged in.
        clearStorageTypes: [
          ...['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'indexeddb'],
        ],
      });
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
      return { figures: figuresOf(lhr), remarks: remarksOf(lhr) };
    },

    stop: () => chrome.kill(),
  };
}

/** Puts the session of somebody who has logged in into the browser at this port. */
async function logIn(port: number, { cookies, origins }: StorageState): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser of Lighthouse has no window.');
  await context.addCookies(cookies);
  const page = await context.newPage();
  for (const { origin, localStorage: items } of origins) {
    // A page of the same origin that does not start the app.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, items);
  }
  await page.close();
  await browser.close();
}

function figuresOf({ audits, categories: scored }: LighthouseResult) {
  const value = (audit: string) => Number(audits[audit]?.numericValue);
  const points = (category: string) => Number(scored[category]?.score) * 100;
  return {
    'FCP s': value('first-contentful-paint') / 1000,
    'LCP s': value('largest-contentful-paint') / 1000,
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best practices': points('best-practices'),
  };
}

function remarksOf({ audits, categories: scored }: LighthouseResult): string[] {
  const counted = ['accessibility', 'best-practices'].flatMap((name) =>
    (scored[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const { title = id, score = null } = audits[id] ?? {};
    return score !== null && score < 1 ? [title] : [];
  });
}

/** The packages of Lighthouse; installs them when they are missing. */
function requireLighthouse(): { lighthouse: LighthouseModule; launcher: LauncherModule } {
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    console.log('Fetching Lighthouse from the package registry …');
    const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
    const npm = ['install', '--prefix', folder, ...flags, `lighthouse@${version}`];
    const { status } = spawnSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse could not be fetched; see above.');
  }
  const requireThere = createRequire(join(folder, 'package.json'));
  return { lighthouse: requireThere('lighthouse'), launcher: requireThere('chrome-launcher') };
}
