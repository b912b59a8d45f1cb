/**
 * The path under which the app lives, `/movies` or empty, as the server has written it into the
 * page.
 */
export function getBasePath(): string {
  const element = document.querySelector<HTMLMetaElement>('meta[name="base-path"]');
  return element?.content.replace(/\/$/, '') ?? '';
}

/** The absolute address of one of the app's paths, for use outside this page. */
export function absoluteAddress(path: string): string {
  return window.location.origin + getBasePath() + path;
}

/** A URL of the configuration as the page names it; it may be a path below the app's own. */
export function placedUrl(url: string, basePath: string): string {
  return (URL.canParse(url) ? url : basePath + url).replace(/\/$/, '');
}

/** A URL of the configuration as an absolute address; it may be a path below the app's own. */
export function absoluteUrl(url: string): string {
  return (URL.canParse(url) ? url : absoluteAddress(url)).replace(/\/$/, '');
}

/** The path of the current page below the app's own. */
export function getOwnPath(): string {
  return window.location.pathname.slice(getBasePath().length) || '/';
}
