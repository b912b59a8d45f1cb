import type { Problem } from '#client/features/session/use-submit.ts';

/** The form in which the accounts client reports failures; it is not always one of its own classes. */
export interface ReportedError {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

/**
 * The auth service's own words, or `fallback` when it had none: the network is down, it failed
 * itself, or something else answered in its place (decisions, row 22).
 */
export function messageOf({ message, status, code }: ReportedError, fallback: string): string {
  const isItsOwn = status !== undefined && status >= 400 && status < 500 && code !== undefined;
  return isItsOwn && message ? message : fallback;
}

/** The same as a problem of the form as a whole. */
export function problemOf(error: ReportedError, fallback: string): Problem {
  return { message: messageOf(error, fallback) };
}
