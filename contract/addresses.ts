/**
 * The addresses of the server, relative to the app's own path: a prefix for each API, and single
 * addresses. Every other path is a file or a page of the app.
 */
export const addresses = {
  accounts: '/auth/v1',
  tables: '/rest/v1',
  realtime: '/realtime/v1',
  catalogue: '/catalogue/3',
  posters: '/t/p',
  sharedLists: '/shared',
  calendars: '/calendar',
  inbox: '/inbox',
  configuration: '/config.json',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
} as const;

/** Where everybody sees a shared list, as a page or as a calendar. */
export function pathOfSharedList(kind: 'page' | 'calendar', address: string): string {
  return kind === 'page'
    ? `${addresses.sharedLists}/${address}`
    : `${addresses.calendars}/${address}.ics`;
}

/** A page with this query parameter, such as `/?empty`, is sent without being rendered. */
export const emptyPageParameter = 'empty';
