import { addresses } from '#contract/addresses.ts';

// The first segment of each; the last two are APIs of Supabase that this server does not have.
const roots = [...Object.values(addresses), '/storage/v1', '/functions/v1'].map(
  (address) => `/${address.split('/')[1]}/`,
);

/**
 * Whether a path lies where APIs are, even if nothing answers there, so that it is no page of the
 * app: `/auth/v2/user` and `/storage/v1/object` do, `/login` does not.
 */
export function isApiPath(path: string): boolean {
  return roots.some((root) => path.startsWith(root));
}
