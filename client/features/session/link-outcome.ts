/**
 * The outcome of a mail's link; `half`: a change of address that still needs the other mail's link.
 */
type LinkOutcome = 'refused' | 'half';

/**
 * Reads from an address's fragment why a link has opened no session; null when no link led here.
 * Anybody can write such a fragment, so its own text is never shown.
 */
export function readLinkOutcome(hash: string): LinkOutcome | null {
  const fragment = new URLSearchParams(hash.slice(1));
  if (fragment.has('error')) return 'refused';
  return fragment.has('message') ? 'half' : null;
}
