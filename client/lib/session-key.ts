/** The key of the browser's storage under which supabase-js keeps the session of a project. */
export function sessionKeyOf(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
}
