import { getOwnPath } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';

/**
 * Whether a mail's link led here, with tokens or an error for the visitor's session in the address's
 * fragment. A recovery link signs nobody in: it is for the recovery client alone
 * (docs/contracts/screens.md#who-sees-what).
 */
export function hasSessionCallback(): boolean {
  if (getOwnPath() === paths.resetPassword()) return false;
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return fragment.has('access_token') || fragment.has('error_description');
}
