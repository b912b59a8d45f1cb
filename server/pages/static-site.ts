import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { readPageTemplate } from '#server/pages/page-template.ts';
import { basePathOf } from '#server/web/base-path.ts';
import { assetCacheControl } from '#server/web/client-routes.ts';
import { securityHeadersOf } from '#server/web/security-headers.ts';

export interface StaticSiteOptions {
  /** Folder of the built client. */
  clientDirectory: string;
  /** Folder to write to; made if it is missing. */
  targetDirectory: string;
  configuration: RuntimeConfiguration;
  /** Its URL, perhaps with a path. With https, HSTS is set. */
  publicUrl: string;
}

/** Writes the client as files for any static host. */
export async function writeStaticSite(options: StaticSiteOptions): Promise<void> {
  const { clientDirectory, targetDirectory, configuration, publicUrl } = options;
  const basePath = basePathOf(publicUrl);
  const write = (name: string, text: string) => writeFileSync(join(targetDirectory, name), text);

  // Static hosts compress files themselves, and only our server reads the build's manifest.
  const isPublished = (path: string) => !/\.(br|gz)$|[\\/]\.vite$/.test(path);
  cpSync(clientDirectory, targetDirectory, { recursive: true, filter: isPublished });
  write('config.json', `${JSON.stringify(configuration, null, 2)}\n`);

  // The page serves every address of the app. Hosts find it as 404.html, or by a rule in _redirects.
  const page = readPageTemplate(clientDirectory, basePath);
  write('index.html', page.html);
  write('404.html', page.html);
  write('_redirects', `${basePath}/* ${basePath}/index.html 200\n`);

  const headers = securityHeadersOf(configuration, publicUrl, page);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const assets = [`${basePath}/assets/*`, `  cache-control: ${assetCacheControl}`];
  write('_headers', `${[`${basePath}/*`, ...lines, ...assets].join('\n')}\n`);
}
