/**
 * Reloads the page when its server answers. Browsers remember a failed script until a reload, but a
 * reload without a network would show nothing of the app.
 */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (answer) window.location.reload();
}
