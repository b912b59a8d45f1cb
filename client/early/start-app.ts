import { getBasePath } from '#client/lib/base-path.ts';

/**
 * How long the app waits for the first posters at most, in milliseconds. Hearts do not work before.
 */
const patience = 1000;

/**
 * Loads the app's scripts, once the `early` screen has its posters, so that the two do not compete
 * for a slow network. The page only lists the scripts in a meta element.
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

// In English, since the other languages could not be loaded either.
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
