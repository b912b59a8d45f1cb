/** The path under which the app lives, `/movies` or nothing; the server has written it into the page. */
export function getBasePath(): string {
  const element = document.querySelector<HTMLMetaElement>('meta[name="base-path"]');
  return element?.content.replace(/\/$/, '') ?? '';
}

/** The whole address of one of the app's paths, for whoever is told of it outside this page. */
export function absoluteAddress(path: string): string {
  return window.location.origin + getBasePath() + path;
}

/** A URL of the configuration, which may be a path below the app's own, as a whole address. */
export function absoluteUrl(url: string): string {
  return (URL.canParse(url) ? url : absoluteAddress(url)).replace(/\/$/, '');
}

/** The path of the current page as the app knows it. */
export function getOwnPath(): string {
  return window.location.pathname.slice(getBasePath().length) || '/';
}
