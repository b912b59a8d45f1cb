import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { PageReader, RenderedPage } from '#contract/page-renderer.ts';
import { directionOf } from '#contract/preferences.ts';
import { type FindScripts, readScripts } from '#server/pages/page-scripts.ts';
import { placePage } from '#server/web/base-path.ts';

/** The built page of the client, in which marks stand for what differs between pages. */
export interface PageTemplate {
  html: string;
  /** The CSP sources of its inline scripts and styles. */
  scriptSources: string[];
  styleSources: string[];
  /** The inline style sheet, with the URLs of its fonts. */
  styles: string;
  findScripts: FindScripts;
}

/** What is written into the template. */
export interface PageContent {
  configuration: RuntimeConfiguration;
  reader: PageReader;
  /** Null for a page that the browser has to render itself. */
  rendered: RenderedPage | null;
}

const stylePattern = /<style>(.*?)<\/style>/gs;

/** Everything of client/index.html that a page replaces, with what was there. */
const marks =
  /<html lang="en">|<!-- (?<place>configuration|page state) -->|<!-- (?<region>head|body) -->.*?<!-- \/\k<region> -->|<meta name="app-scripts" content="(?<scripts>[^"]*)">/gs;

/** Reads the page of the built client in `directory`, with its URLs under the base path. */
export function readPageTemplate(directory: string, basePath: string): PageTemplate {
  const html = placePage(readFileSync(join(directory, 'index.html'), 'utf8'), basePath);
  return {
    html,
    scriptSources: hashSourcesOf(html, /<script>(.*?)<\/script>/gs),
    styleSources: hashSourcesOf(html, stylePattern),
    styles: [...html.matchAll(stylePattern)].map(([, text = '']) => text).join('\n'),
    findScripts: readScripts(directory),
  };
}

/** The same, or null when the client is not built. */
export function findPageTemplate(directory: string, basePath: string): PageTemplate | null {
  return existsSync(join(directory, 'index.html')) ? readPageTemplate(directory, basePath) : null;
}

/**
 * Writes a page. All marks are replaced at once, so what a page contains is never taken for a mark.
 * Without a rendered page, the template keeps its own head and body.
 */
export function writePage(template: PageTemplate, content: PageContent): string {
  const { configuration, rendered } = content;
  return template.html.replace(marks, (mark, ...match) => {
    const { place, region, scripts } = match.at(-1) as Record<string, string | undefined>;
    if (place === 'configuration') return jsonElement('configuration', configuration);
    if (mark.startsWith('<html')) return htmlTag(content.reader);
    if (!rendered) return mark;
    if (place === 'page state') return jsonElement('page-state', rendered.state);
    if (scripts === undefined) return region === 'head' ? rendered.head : rendered.body;
    const named = [...scripts.split(' '), ...template.findScripts(rendered.sources)];
    return `<meta name="app-scripts" content="${[...new Set(named)].join(' ')}">`;
  });
}

/** Writes a page that has no scripts and that search engines shall not list. */
export function writePageWithoutScripts(
  { styles }: PageTemplate,
  reader: PageReader,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): string {
  return `<!doctype html>
${htmlTag(reader)}
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">
${head}<style>${styles}</style></head>
<body><div id="root">${body}</div></body></html>
`;
}

function htmlTag({ language, theme }: PageReader): string {
  return [
    `<html lang="${language}" dir="${directionOf(language)}"`,
    ...(theme === 'system' ? [] : [`data-theme="${theme}"`]),
  ]
    .join(' ')
    .concat('>');
}

function jsonElement(id: string, value: unknown): string {
  // In a script element, only `<` needs escaping.
  const json = JSON.stringify(value ?? null).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

// CSP allows only inline scripts and styles whose hash it names (CSP 3, section 6.7.3).
function hashSourcesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
