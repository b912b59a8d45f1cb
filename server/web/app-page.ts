import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { placePage } from '#server/web/base-path.ts';

/** The page that is every address of the app, and the CSP sources of what is written into it. */
export interface AppPage {
  html: string;
  scriptSources: string[];
  styleSources: string[];
  /** The style sheet that the page holds, with its fonts where they are. */
  styles: string;
}

const stylePattern = /<style>(.*?)<\/style>/gs;

/** The page of the built client in `directory`, for a client that lives under the base path. */
export function readAppPage(directory: string, basePath: string): AppPage {
  const html = placePage(readFileSync(join(directory, 'index.html'), 'utf8'), basePath);
  return {
    html,
    scriptSources: hashSourcesOf(html, /<script>(.*?)<\/script>/gs),
    styleSources: hashSourcesOf(html, stylePattern),
    styles: [...html.matchAll(stylePattern)].map(([, text = '']) => text).join('\n'),
  };
}

/** The same, or null where there is no built client. */
export function findAppPage(directory: string, basePath: string): AppPage | null {
  return existsSync(join(directory, 'index.html')) ? readAppPage(directory, basePath) : null;
}

/** The page with what the client needs to know first, which it would have to ask for otherwise. */
export function writeConfiguration(html: string, configuration: RuntimeConfiguration): string {
  // Within a script element only `<` could mean something else than itself.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="configuration">${json}</script>`;
  return html.replace('<!-- configuration -->', () => element);
}

// A page may hold the scripts and styles that it names by their hash (CSP 3, section 6.7.3), and no
// other.
function hashSourcesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
