import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { TitleGrid } from '#client/features/catalogue/title-grid.tsx';
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx';
import { keyOf, textOf, typeOf } from '#client/features/favorites/favorite-entry.ts';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import styles from '#client/pages/favorites-page.module.css';
import { OpenTitle, useOpenTitle } from '#client/pages/open-title.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function FavoritesPage() {
  const { entries, refusal } = useFavorites();
  const { openTitle } = useOpenTitle();
  const newestFirst = entries.toReversed();
  return (
    <>
      <title>Your Favorites – Marquee</title>
      <h1 tabIndex={-1}>Your Favorites</h1>
      {refusal && <Notice kind="failure">{`A change could not be saved: ${refusal}`}</Notice>}
      {newestFirst.length === 0 && (
        <div className={styles.empty}>
          <h2>No Favorite Movies Yet</h2>
          <p>Start adding movies to your favorites and they will appear here!</p>
        </div>
      )}
      <TitleGrid>
        {newestFirst.map((entry, place) => (
          <TitleCard
            key={textOf(keyOf(entry))}
            title={entry}
            isUrgent={place < 6}
            onOpen={() => openTitle({ type: typeOf(entry), id: entry.id })}
            action={<FavoriteButton type={typeOf(entry)} title={entry} />}
          />
        ))}
      </TitleGrid>
      <OpenTitle known={[]} knownType="movie" />
    </>
  );
}
