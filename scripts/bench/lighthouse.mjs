import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath, sandbox } from './measured-browser.mjs';

const version = '12.8.2';
const folder = resolve('.cache', 'lighthouse');
const categories = ['performance', 'accessibility', 'best-practices'];

/**
 * Starts a browser for Lighthouse, which comes from the registry when it is first needed: it is
 * larger than everything else the project uses.
 */
export async function startLighthouse() {
  const { default: lighthouse } = await importInstalled('lighthouse/core/index.js');
  const { launch } = await importInstalled('chrome-launcher/dist/index.js');
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--lang=en-US', ...sandbox],
    logLevel: 'error',
  });

  return {
    /** Makes the browser one in which somebody has logged in. */
    async logIn({ cookies, origins }) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const [context] = browser.contexts();
      await context.addCookies(cookies);
      const page = await context.newPage();
      for (const { origin, localStorage: items } of origins) {
        // A page of the same origin on which no app runs.
        await page.goto(`${origin}/favicon.svg`);
        await page.evaluate((entries) => {
          for (const { name, value } of entries) localStorage.setItem(name, value);
        }, items);
      }
      await page.close();
      await browser.close();
    },

    /** Audits a page as a phone loads it for the first time. */
    async audit(url) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categories,
        // All but what a browser has to keep for its visitor to stay logged in.
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

function figuresOf({ audits, categories: scored }) {
  const seconds = (audit) => audits[audit].numericValue / 1000;
  return {
    'FCP s': seconds('first-contentful-paint'),
    'LCP s': seconds('largest-contentful-paint'),
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    ...Object.fromEntries(categories.map((name) => [name, scored[name].score * 100])),
  };
}

/** What costs points in accessibility and best practices. */
function remarksOf({ audits, categories: scored }) {
  return ['accessibility', 'best-practices'].flatMap((name) =>
    scored[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => audits[id].title),
  );
}

async function importInstalled(file) {
  const path = join(folder, 'node_modules', file);
  if (!existsSync(path)) {
    console.log('Fetching Lighthouse from the package registry …');
    const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
    const npm = ['install', '--prefix', folder, ...flags, `lighthouse@${version}`];
    const { status } = spawnSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse could not be fetched; see above.');
  }
  return import(pathToFileURL(path).href);
}
