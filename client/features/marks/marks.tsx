import { useSyncExternalStore } from 'react';
import type { TitleMarksProps } from '#client/features/marks/parts/title-marks.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { whenIdle } from '#client/lib/when-idle.ts';

const titleMarks = lazyComponent(
  () => import('#client/features/marks/parts/title-marks.tsx'),
  'TitleMarks',
  ['marks'],
);

/** The marks of a title, on its card or in its dialog. No page waits for them, and none arrives with them. */
export function Marks(props: TitleMarksProps) {
  const isLoaded = useSyncExternalStore(loadWhenIdle, titleMarks.isLoaded, () => false);
  return isLoaded && <titleMarks.Component {...props} />;
}

function loadWhenIdle(listener: () => void): () => void {
  whenIdle()
    .then(() => titleMarks.load())
    .then(listener, () => undefined);
  return () => {};
}
