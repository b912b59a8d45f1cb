import { plainText } from '#client/lib/plain-text.ts';

/** Whether a name contains what is wanted, whatever the case, the accents and the spaces. */
export function matchesName(name: string, wanted: string): boolean {
  return withoutSpaces(name).includes(withoutSpaces(wanted));
}

function withoutSpaces(text: string): string {
  return plainText(text).replace(/\s/g, '');
}
