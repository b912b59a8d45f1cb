import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placePage } from '#server/web/base-path.ts';

/** The page that is every address of the app, and the CSP sources of the scripts within it. */
export interface AppPage {
  html: string;
  scriptSources: string[];
}

/** The same, or null where there is no built client. */
export function findAppPage(directory: string, basePath: string): AppPage | null {
  return existsSync(join(directory, 'index.html')) ? readAppPage(directory, basePath) : null;
}

/** The page of the built client in `directory`, for a client that lives under the base path. */
export function readAppPage(directory: string, basePath: string): AppPage {
  const html = placePage(readFileSync(join(directory, 'index.html'), 'utf8'), basePath);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
  return { html, scriptSources: scripts.map(hashSourceOf) };
}

// A page may run the inline scripts that it names by their hash (CSP, section 6.6.2.2), and no other.
function hashSourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
