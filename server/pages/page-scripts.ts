import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the built scripts of source files of the client, with those that they import. */
export type FindScripts = (sources: readonly string[]) => string[];

/** The part of Vite's manifest that is used here: each source file and what was built of it. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Reads which scripts the build has made of which source files; an unknown file has none. */
export function readScripts(clientDirectory: string): FindScripts {
  const path = join(clientDirectory, '.vite', 'manifest.json');
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

  function collect(source: string, found: Set<string>): void {
    const built = manifest[source];
    if (!built || found.has(built.file)) return;
    found.add(built.file);
    for (const imported of built.imports ?? []) collect(imported, found);
  }

  return (sources) => {
    const found = new Set<string>();
    for (const source of sources) collect(source, found);
    return [...found];
  };
}
