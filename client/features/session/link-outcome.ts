/** What the link of a mail came to; `half`: a change of address of which the other mail is missing. */
type LinkOutcome = 'refused' | 'half';

/**
 * Reads from an address's fragment why a link has brought no session, or null when none has led
 * here. The fragment's own text is whatever somebody wrote into it, so it is never shown.
 */
export function readLinkOutcome(hash: string): LinkOutcome | null {
  const fragment = new URLSearchParams(hash.slice(1));
  if (fragment.has('error')) return 'refused';
  return fragment.has('message') ? 'half' : null;
}
