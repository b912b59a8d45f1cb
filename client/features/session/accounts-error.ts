import type { Messages } from '#client/messages/en.ts';

/** The form in which the accounts client reports failures; it is not always one of its own classes. */
export interface ReportedError {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

/**
 * What the auth service says, in the visitor's language or else in its own words; `fallback` when
 * it said nothing: the network is down, it failed itself, or something else answered in its place
 * (decisions, row 22).
 */
export function messageOf(
  { message, status, code }: ReportedError,
  fallback: string,
  { session }: Messages,
): string {
  const isItsOwn = status !== undefined && status >= 400 && status < 500 && code !== undefined;
  if (!isItsOwn) return fallback;
  return session.serviceErrors[code] || message || fallback;
}
