import { addresses } from '#contract/addresses.ts';

// First path segments of the APIs; the last two are Supabase APIs that this server does not have.
const roots = [...Object.values(addresses), '/storage/v1', '/functions/v1'].map(
  (address) => `/${address.split('/')[1]}/`,
);

/**
 * Whether a path is under an API's prefix, even without a route there, and so is no page of the app:
 * true for `/auth/v2/user` and `/storage/v1/object`, false for `/login`.
 */
export function isApiPath(path: string): boolean {
  return roots.some((root) => path.startsWith(root));
}
