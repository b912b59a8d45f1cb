import card from '#client/features/catalogue/title-card.module.css';
import grid from '#client/features/catalogue/title-grid.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { languageOfName } from '#client/lib/catalogue/title-language.ts';
import { textOfTitleKey } from '#client/lib/paths.ts';
import { Poster } from '#client/ui/pictures/poster.tsx';
import { urgentPosters } from '#client/ui/pictures/poster-sources.ts';
import { nameOf, yearOf } from '#contract/catalogue.ts';
import type { ShownList } from '#contract/page-renderer.ts';

/** All cards of a list at once, for a page without scripts. Each leads to its title at TMDB. */
export function LinkedGrid({ titles }: Pick<ShownList, 'titles'>) {
  const { imageUrl, usesTmdb } = useBackend();
  return (
    <div className={grid.grid}>
      {titles.map(({ media_type: type, title }, index) => {
        const name = nameOf(title);
        const year = yearOf(title);
        const id = textOfTitleKey({ type, id: title.id });
        const address = `https://www.themoviedb.org/${type}/${title.id}`;
        return (
          <article key={id} className={card.card} aria-labelledby={id}>
            <a className={card.open} href={address} aria-labelledby={id}>
              <Poster
                imageUrl={imageUrl}
                path={title.poster_path}
                title={name}
                year={year}
                isUrgent={index < urgentPosters}
              />
            </a>
            <div className={card.caption}>
              <h2 className={card.title} id={id} dir="auto" lang={languageOfName(title, usesTmdb)}>
                {name}
              </h2>
              <p className={card.year}>{year}</p>
            </div>
          </article>
        );
      })}
    </div>
  );
}
