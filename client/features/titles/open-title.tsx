import { Suspense, useEffect } from 'react';
import type { ActionFor } from '#client/features/titles/action-for.ts';
import { UnavailableTitle } from '#client/features/titles/dialog/unavailable-title.tsx';
import { useOpenTitle } from '#client/features/titles/use-open-title.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { reloadWhenReachable } from '#client/lib/navigation/reload-when-reachable.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { useIsHydrated } from '#client/lib/rendering/use-is-hydrated.ts';
import type { Title } from '#contract/catalogue.ts';

const openedTitle = lazyComponent(
  () => import('#client/features/titles/opened-title.tsx'),
  'OpenedTitle',
  ['people', 'titles', 'watching'],
);

interface OpenTitleProps {
  /** The title as the page already has it, so that its dialog opens at once. */
  find: (key: TitleKey) => Title | undefined;
  actionFor: ActionFor;
}

/** The dialog of the title that the address names, over the page that holds this. */
export function OpenTitle({ find, actionFor }: OpenTitleProps) {
  const { titleKey, openTitle, closeTitle } = useOpenTitle();
  // A dialog is opened by script, so the server leaves it out.
  const isHydrated = useIsHydrated();
  useEffect(loadBeforeItIsNeeded, []);
  if (!titleKey || !isHydrated) return null;
  return (
    <CodeBoundary
      fallback={
        <UnavailableTitle type={titleKey.type} onRetry={reloadWhenReachable} onClose={closeTitle} />
      }
    >
      <Suspense>
        <openedTitle.Component
          titleKey={titleKey}
          known={find(titleKey)}
          actionFor={actionFor}
          onOpen={openTitle}
          onClose={closeTitle}
        />
      </Suspense>
    </CodeBoundary>
  );
}

/** Loads the dialog's code with the first sign of somebody who may open a title. */
function loadBeforeItIsNeeded(): () => void {
  const signs = ['pointerover', 'focusin'];
  function load() {
    end();
    openedTitle.load().catch(() => undefined);
  }
  function end() {
    for (const sign of signs) document.removeEventListener(sign, load);
  }
  for (const sign of signs) document.addEventListener(sign, load, { passive: true });
  return end;
}
