// Every name under which this browser stores something, each once; docs/architecture.md, "Where
// things are kept", says what is behind them; the cookies are in `contract/page-hints.ts`. Constants of
// their own, so that the service worker takes only its own.

/** The key under which supabase-js stores the session of a project, by the project's host name. */
export const sessionKey = (hostname: string) => `sb-${hostname.split('.')[0]}-auth-token`;
export const recoverySessionKey = 'marquee.recovery';
/** The accounts client wants a key, but this one stores nothing. */
export const passwordCheckKey = 'marquee.password-check';

/** `entry`: the key of the history entry. */
export const positionKey = (entry: string) => `marquee.place.${entry}`;

/** What the visitor has chosen about watching: their country and their services. */
export const regionKey = 'marquee.region';
export const servicesKey = 'marquee.services';
/** What lists do with titles that the visitor has seen, saved or refused. */
export const quietKey = 'marquee.quiet';
/** Filters of lists that the visitor has given a name. */
export const savedViewsKey = 'marquee.views';

/** The keys of a list. The product has to store the list itself under its name. */
export const listKeys = (name: string) => ({
  list: name,
  owner: `marquee.${name}.owner`,
  unreadable: `marquee.${name}.unreadable`,
  /** The list of a user while another one is logged in. */
  putAside: (userId: string) => `marquee.${name}.list.${userId}`,
  tap: (userId: string, tapId: string) => `marquee.${name}.queue.${userId}.${tapId}`,
  /** Until version 0.1 this key had the whole queue. */
  formerQueue: (userId: string) => `marquee.${name}.queue.${userId}`,
  /** The lock under which one tab at a time sends a user's taps. */
  lock: (userId: string) => `marquee.${name}.${userId}`,
});

/** The caches of the service worker. */
export const shellCache = (version: string) => `marquee-shell-${version}`;
/** Pages as they were sent, by their address. */
export const pagesCache = (version: string) => `marquee-pages-${version}`;
export const catalogueCache = 'marquee-catalogue';
export const posterCache = 'marquee-posters';
