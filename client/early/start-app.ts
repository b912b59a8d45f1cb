import { getBasePath } from '#client/lib/base-path.ts';

/** Longest that the app waits for the first posters, in milliseconds: nobody can keep a movie before. */
const patience = 1000;

/**
 * Loads the app's script: at once, or when what is painted `early` has its posters, so that the two
 * do not compete for a slow network. The page names it, and what it needs, without loading them.
 */
export async function startApp(early: Promise<void>): Promise<void> {
  const [entry, ...others] = addressesOf('app-scripts');
  if (!entry) return;
  await Promise.race([
    early.then(untilUrgentPostersAreThere),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(/* @vite-ignore */ entry).catch(sayThatItFailed);
}

// In English: the languages are what could not be loaded.
function sayThatItFailed(): void {
  const waiting = document.querySelector('#root [data-waiting]');
  waiting?.replaceChildren(
    'Marquee could not be loaded. Check your connection and reload the page.',
  );
}

function addressesOf(name: string): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return element?.content.split(' ').map((name) => `${getBasePath()}/${name}`) ?? [];
}

async function untilUrgentPostersAreThere(): Promise<void> {
  const posters = [...document.querySelectorAll<HTMLImageElement>('#early img[loading=eager]')];
  await Promise.all(posters.map((poster) => poster.decode().catch(() => undefined)));
}
