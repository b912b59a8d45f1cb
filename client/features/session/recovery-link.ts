import { absoluteAddress, getOwnPath } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';

/**
 * A project that does not allow our reset page as a redirect sends recovery links to its site's
 * address instead; the visitor still wants to set a password.
 */
export function sendRecoveryLinkHome(): void {
  const { hash } = window.location;
  const isRecovery = new URLSearchParams(hash.slice(1)).get('type') === 'recovery';
  if (isRecovery && getOwnPath() !== paths.resetPassword()) {
    window.history.replaceState(null, '', absoluteAddress(paths.resetPassword()) + hash);
  }
}
