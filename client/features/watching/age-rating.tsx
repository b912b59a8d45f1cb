import { useQuery } from '@tanstack/react-query';
import styles from '#client/features/watching/age-rating.lazy.module.css';
import { nameOfCountry } from '#client/features/watching/country/countries.ts';
import { region } from '#client/features/watching/watch-choices.ts';
import { ageRatingsOptions } from '#client/features/watching/watching-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { getLocale, useWords } from '#client/messages/language.ts';

/** The age rating of a title in the visitor's country; nothing where there is none. */
export function AgeRating({ titleKey }: { titleKey: TitleKey }) {
  const { catalogue, usesTmdb } = useBackend();
  const words = useWords('watching');
  const country = region.use();
  const { data } = useQuery({
    ...ageRatingsOptions(catalogue, titleKey),
    enabled: usesTmdb && country !== null,
  });
  const rating = country && data?.[country];
  if (!rating) return null;
  const name = words.ageRating(nameOfCountry(country, getLocale()), rating);
  return (
    <span className={styles.rating} title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">{rating}</span>
    </span>
  );
}
