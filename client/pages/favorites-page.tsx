import { useLocation } from 'react-router';
import { ListTabs } from '#client/features/saved/list-tabs.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { getSavedList } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { FoldedPart } from '#client/pages/saved/folded-part.tsx';
import { SavedList } from '#client/pages/saved/saved-list.tsx';
import { ShareSection } from '#client/pages/saved/share-section.tsx';

// Files are rarely used and their code is large, so it loads on demand.
const transferPanel = lazyComponent(
  () => import('#client/features/transfer/transfer-panel.tsx'),
  'TransferPanel',
  ['transfer', 'marks'],
);

/** The visitor's lists: the favorites, and beside them the list that the address names. */
export function FavoritesPage() {
  const { title } = useMessages();
  const favorites = useWords('favorites');
  const name = getSavedList(useLocation().search);
  const { heading } = favorites.lists[name];
  return (
    <>
      <title>{title(heading)}</title>
      <h1 tabIndex={-1}>{heading}</h1>
      <ListTabs current={name} />
      {/* Each list begins with its own filters and choices. */}
      <SavedList key={name} name={name} />
      <ShareSection key={`share-${name}`} list={name} listName={heading} />
      <FoldedPart summary={favorites.filesHeading}>
        <transferPanel.Component />
      </FoldedPart>
    </>
  );
}
