import { getBasePath } from '#client/lib/base-path.ts';

/** How long the app waits for the first pictures at most, in milliseconds. */
const patience = 1000;

/** Loads the app's scripts, which the page only lists in a meta element, after its first pictures. */
export async function startApp(): Promise<void> {
  const [entry, ...others] = addressesOf('app-scripts');
  if (!entry) return;
  await Promise.race([
    untilUrgentPicturesArePainted(),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(/* @vite-ignore */ entry).catch(sayThatItFailed);
}

// In English, since other languages may not have been loaded either. A rendered page stays readable.
function sayThatItFailed(): void {
  const words = Object.assign(document.createElement('p'), {
    className: 'not-loaded',
    role: 'status',
    textContent: 'Marquee could not be loaded. Check your connection and reload the page.',
  });
  document.querySelector('#root > .loading')?.remove();
  document.body.prepend(words);
}

function addressesOf(name: string): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return element?.content.split(' ').map((name) => `${getBasePath()}/${name}`) ?? [];
}

async function untilUrgentPicturesArePainted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  // A frame is painted after its callback.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
