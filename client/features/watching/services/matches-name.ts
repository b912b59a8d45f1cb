/** Whether a name contains what is wanted, whatever the case, the accents and the spaces. */
export function matchesName(name: string, wanted: string): boolean {
  return plain(name).includes(plain(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\s]/gu, '')
    .toLowerCase();
}
