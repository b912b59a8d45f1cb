import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { nameOfCountry } from '#client/features/watching/country/countries.ts';
import { CountryField } from '#client/features/watching/country/country-field.tsx';
import { MyServices } from '#client/features/watching/services/my-services.tsx';
import { Offers } from '#client/features/watching/services/offers.tsx';
import { region, services } from '#client/features/watching/watch-choices.ts';
import { offersOptions } from '#client/features/watching/watching-queries.ts';
import styles from '#client/features/watching/where-to-watch.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { getLocale, useMessages, useWords } from '#client/messages/language.ts';
import { NotLoaded } from '#client/ui/not-loaded.tsx';
import { watchWays } from '#contract/watch-provider-schemas.ts';

/** Where a title can be watched in the visitor's country. Nothing with the bundled catalogue. */
export function WhereToWatch({ titleKey }: { titleKey: TitleKey }) {
  const { usesTmdb } = useBackend();
  return usesTmdb ? <WatchBlock titleKey={titleKey} /> : null;
}

function WatchBlock({ titleKey }: { titleKey: TitleKey }) {
  const words = useWords('watching');
  const headingId = useId();
  const country = region.use();
  const [before, after] = words.source;
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h3 id={headingId} className={styles.heading}>
          {words.whereToWatch}
        </h3>
        <CountryField value={country} onChoose={region.choose} />
      </div>
      {country && (
        <>
          <OffersInCountry titleKey={titleKey} country={country} />
          <MyServicesDisclosure key={country} country={country} />
          <p className={styles.source}>
            {before}
            <a href="https://www.justwatch.com/" target="_blank" rel="noreferrer">
              JustWatch
            </a>
            {after}
          </p>
        </>
      )}
    </section>
  );
}

function OffersInCountry({ titleKey, country }: { titleKey: TitleKey; country: string }) {
  const { catalogue } = useBackend();
  const { loading } = useMessages();
  const words = useWords('watching');
  const mine = services.use();
  const { data, isPending, isLoadingError, refetch } = useQuery(offersOptions(catalogue, titleKey));
  if (isPending) {
    return (
      <p className={styles.waiting} role="status">
        {loading}
      </p>
    );
  }
  if (isLoadingError) return <NotLoaded isUrgent message={words.offersFailure} onRetry={refetch} />;
  const offers = data[country];
  if (offers && watchWays.some((way) => offers[way].length > 0)) {
    return <Offers offers={offers} mine={mine} />;
  }
  return <p role="status">{words.noOffers(nameOfCountry(country, getLocale()))}</p>;
}

/** The services of the country are only fetched once somebody wants to choose among them. */
function MyServicesDisclosure({ country }: { country: string }) {
  const words = useWords('watching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.mine}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{words.myServices}</summary>
      {isOpen && <MyServices country={country} />}
    </details>
  );
}
