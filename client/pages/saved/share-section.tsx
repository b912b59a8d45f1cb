import { useBackend } from '#client/lib/backend.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { useWords } from '#client/messages/language.ts';
import { FoldedPart } from '#client/pages/saved/folded-part.tsx';
import type { ListName } from '#contract/tables/title-lists.ts';

// Sharing is rare, so its code loads on demand.
const shareList = lazyComponent(
  () => import('#client/features/sharing/share-list.tsx'),
  'ShareList',
  ['sharing'],
);

interface ShareSectionProps {
  list: ListName;
  /** What the app calls the list. */
  listName: string;
}

/** The addresses of a list, folded away; nothing where lists cannot be shared. */
export function ShareSection(props: ShareSectionProps) {
  const { heading } = useWords('sharing');
  if (!useBackend().sharesLists) return null;
  return (
    <FoldedPart summary={heading}>
      <shareList.Component {...props} />
    </FoldedPart>
  );
}
