/**
 * Where the server answers, below the path where the app lives: each API under its prefix, and
 * single addresses. Everything else is a file or a page of the app.
 */
export const addresses = {
  accounts: '/auth/v1',
  tables: '/rest/v1',
  realtime: '/realtime/v1',
  catalogue: '/catalogue/3',
  posters: '/t/p',
  inbox: '/inbox',
  configuration: '/config.json',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
} as const;
