import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const drawings = join('dist', 'catalogue', 'posters');
const folder = join('.cache', 'bench', 'posters');

/**
 * The JPEG quality of each width. A drawing compresses better than a photograph, so the quality is
 * higher than TMDB's, and the mean sizes are about TMDB's: 12, 32, 61 and 118 kB.
 */
const qualities: Record<string, number> = { w185: 86, w342: 93, w500: 96, w780: 98 };

/**
 * Gives the bundled catalogue's posters as JPEG, in the widths of TMDB that the app uses. The browser
 * draws each once; the result is cached in .cache/bench.
 */
export function createPosterJpegs(browser: Browser) {
  mkdirSync(folder, { recursive: true });
  const jpegs = new Map<string, Promise<Buffer>>();

  async function draw(size: string, quality: number, name: string): Promise<Buffer> {
    const file = join(folder, `${size}-${quality}-${name}.jpg`);
    if (existsSync(file)) return readFileSync(file);
    const width = Number(size.slice(1));
    const page = await browser.newPage({ viewport: { width, height: Math.round(width * 1.5) } });
    const drawing = readFileSync(join(drawings, `${name}.svg`)).toString('base64');
    await page.setContent(
      `<body style="margin:0"><img style="display:block;width:100%" src="data:image/svg+xml;base64,${drawing}">`,
    );
    const jpeg = await page.screenshot({ type: 'jpeg', quality });
    await page.close();
    writeFileSync(file, jpeg);
    return jpeg;
  }

  return {
    /** The poster at an address such as `w342/movie-550.jpg`; null when there is none. */
    async get(address: string): Promise<Buffer | null> {
      const [, size = '', name = ''] = /^(w\d+)\/((?:movie|tv)-\d+)\.jpg$/.exec(address) ?? [];
      const quality = qualities[size];
      if (!quality || !existsSync(join(drawings, `${name}.svg`))) return null;
      const jpeg = jpegs.get(address) ?? draw(size, quality, name);
      jpegs.set(address, jpeg);
      return jpeg;
    },
  };
}
