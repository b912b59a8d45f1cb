import { getLocale } from '#client/messages/language.ts';

/**
 * Asks as `fetch` does, and says in which language the visitor reads: that of this page, which may
 * be another than the browser's. Mails come in it.
 */
export function fetchInLanguage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', getLocale());
  return fetch(input, { ...init, headers });
}
