import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { placePage } from '#server/web/base-path.ts';

/** The HTML page for every address of the app, and the CSP sources of its inline scripts and styles. */
export interface AppPage {
  html: string;
  scriptSources: string[];
  styleSources: string[];
  /** The inline style sheet, with the URLs of its fonts. */
  styles: string;
}

const stylePattern = /<style>(.*?)<\/style>/gs;

/** Reads the page of the built client in `directory`, with its URLs under the base path. */
export function readAppPage(directory: string, basePath: string): AppPage {
  const html = placePage(readFileSync(join(directory, 'index.html'), 'utf8'), basePath);
  return {
    html,
    scriptSources: hashSourcesOf(html, /<script>(.*?)<\/script>/gs),
    styleSources: hashSourcesOf(html, stylePattern),
    styles: [...html.matchAll(stylePattern)].map(([, text = '']) => text).join('\n'),
  };
}

/** The same, or null when the client is not built. */
export function findAppPage(directory: string, basePath: string): AppPage | null {
  return existsSync(join(directory, 'index.html')) ? readAppPage(directory, basePath) : null;
}

/** Writes the configuration into the page, which saves the client a request. */
export function writeConfiguration(html: string, configuration: RuntimeConfiguration): string {
  // In a script element, only `<` needs escaping.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="configuration">${json}</script>`;
  return html.replace('<!-- configuration -->', () => element);
}

// CSP allows only inline scripts and styles whose hash it names (CSP 3, section 6.7.3).
function hashSourcesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
