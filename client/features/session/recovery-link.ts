import { absoluteAddress, getOwnPath } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';

/**
 * A hosted project that does not allow our reset page as a redirect sends recovery links to its
 * site's address instead. This moves the visitor to the reset page.
 */
export function sendRecoveryLinkHome(): void {
  const { hash } = window.location;
  const isRecovery = new URLSearchParams(hash.slice(1)).get('type') === 'recovery';
  if (isRecovery && getOwnPath() !== paths.resetPassword()) {
    window.history.replaceState(null, '', absoluteAddress(paths.resetPassword()) + hash);
  }
}
