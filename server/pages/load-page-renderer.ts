import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page-renderer.ts';

/**
 * Loads the renderer that was built into `directory`; null when there is none. Throws
 * what its code throws.
 */
export async function loadPageRenderer(directory: string): Promise<PageRenderer | null> {
  const path = join(directory, 'entry-server.js');
  if (!existsSync(path)) return null;
  const built: { pageRenderer: PageRenderer } = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  );
  return built.pageRenderer;
}
