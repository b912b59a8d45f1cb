/** The accounts client refreshes a session that ends sooner, so its token would change meanwhile. */
const leastSeconds = 120;

/** Whether a session's access token can be used as it is, without the accounts client. */
export function hasTimeLeft({ expires_at: expiresAt = 0 }: { expires_at?: number }): boolean {
  return expiresAt - Date.now() / 1000 > leastSeconds;
}
