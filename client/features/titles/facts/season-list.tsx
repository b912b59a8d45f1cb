import styles from '#client/features/titles/facts/season-list.lazy.module.css';
import { TitleBlock } from '#client/features/titles/title-block.tsx';
import { useShowAll } from '#client/features/titles/use-show-all.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { hasDetails, type Title } from '#contract/catalogue.ts';
import { type Season, titleFactsOf } from '#contract/title-facts-schemas.ts';

/** So many seasons are shown before somebody asks for all of them. */
const fewSeasons = 8;

/** The seasons of a TV show with their years; nothing where they are not known. */
export function SeasonList({ title }: { title: Title }) {
  const words = useWords('titles');
  const seasons = hasDetails(title) ? inOrder(titleFactsOf(title).seasons) : [];
  const { list, shown, showAll } = useShowAll(seasons, fewSeasons);
  if (seasons.length === 0) return null;
  return (
    <TitleBlock heading={words.seasons}>
      <ul className={styles.seasons} ref={list}>
        {shown.map((season) => (
          <SeasonRow key={season.season_number} season={season} />
        ))}
      </ul>
      {showAll && (
        <Button className={styles.more} onClick={showAll} data-screen-only>
          {words.allSeasons(seasons.filter(isNumbered).length)}
        </Button>
      )}
    </TitleBlock>
  );
}

function SeasonRow({ season }: { season: Season }) {
  const words = useWords('titles');
  const { season_number, air_date, episode_count } = season;
  const facts = [air_date.slice(0, 4), episode_count > 0 && words.episodes(episode_count)];
  return (
    <li tabIndex={-1}>
      <b>{isNumbered(season) ? words.season(season_number) : words.specials}</b>{' '}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** By their numbers. What has the number 0 belongs to none of them and comes last. */
function inOrder(seasons: Season[]): Season[] {
  return seasons.toSorted(
    (one, other) =>
      Number(isNumbered(other)) - Number(isNumbered(one)) ||
      one.season_number - other.season_number,
  );
}

function isNumbered({ season_number }: Season): boolean {
  return season_number > 0;
}
