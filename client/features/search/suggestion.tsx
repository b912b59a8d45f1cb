import styles from '#client/features/search/suggestion-list.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfName } from '#client/lib/catalogue/title-language.ts';
import { useWords } from '#client/messages/language.ts';
import { FilmIcon, PersonIcon, ScreenIcon } from '#client/ui/icons.tsx';
import { pictureUrl } from '#client/ui/pictures/poster-sources.ts';
import { usePicture } from '#client/ui/pictures/use-picture.ts';
import { isForAdults, nameOf, type Title, yearOf } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';

const icons = { movie: FilmIcon, tv: ScreenIcon, person: PersonIcon };

/** A movie, a TV show or a person in one line, with a small picture. */
export function Suggestion({ found }: { found: Found }) {
  const { kind } = useWords('search');
  const { usesTmdb } = useBackend();
  const isPerson = found.media_type === 'person';
  const name = isPerson ? found.name : nameOf(found);
  const facts = isPerson ? found.known_for.filter(isForAll).map(nameOf) : [yearOf(found)];
  return (
    <>
      <Picture found={found} />
      <span className={styles.words}>
        <bdi lang={isPerson ? undefined : languageOfName(found, usesTmdb)}>{name}</bdi>
        <span className={styles.facts}>
          {[kind[found.media_type], ...facts.filter(Boolean)].join(' · ')}
        </span>
      </span>
    </>
  );
}

function isForAll(title: Title): boolean {
  return !isForAdults(title);
}

/** The poster or the portrait; when it is missing or fails, an icon. */
function Picture({ found }: { found: Found }) {
  const { imageUrl } = useBackend();
  const isPerson = found.media_type === 'person';
  const { path, onError } = usePicture(isPerson ? found.profile_path : found.poster_path);
  const Icon = icons[found.media_type];
  return (
    <span className={isPerson ? styles.portrait : styles.poster}>
      {path ? (
        <img
          src={pictureUrl(imageUrl, isPerson ? 'w185' : 'w92', path)}
          alt=""
          decoding="async"
          onError={onError}
        />
      ) : (
        <Icon />
      )}
    </span>
  );
}
