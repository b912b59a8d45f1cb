import { getLocale } from '#client/messages/language.ts';

/** `fetch` with the page's language, which may differ from the browser's; mails are sent in it. */
export function fetchInLanguage(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', getLocale());
  return fetch(input, { ...init, headers });
}
