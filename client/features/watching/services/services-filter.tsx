import { useState } from 'react';
import { CountryField } from '#client/features/watching/country/country-field.tsx';
import { afterTick } from '#client/features/watching/services/after-tick.ts';
import { ServiceTicks } from '#client/features/watching/services/service-ticks.tsx';
import styles from '#client/features/watching/services/services-filter.lazy.module.css';
import { ServicesOfCountry } from '#client/features/watching/services/services-of-country.tsx';
import {
  region as ownRegion,
  services as ownServices,
} from '#client/features/watching/watch-choices.ts';
import { idsIn } from '#client/lib/list-filter.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { MediaType } from '#contract/catalogue.ts';

/** The part of a list's filter about services, as in the address: `8|9` and `DE`. */
export interface ChosenServices {
  services: string;
  region: string;
}

interface ServicesFilterProps {
  type: MediaType;
  /** Null when the list is not filtered by services. */
  value: ChosenServices | null;
  onChoose: (value: ChosenServices | null) => void;
}

/** Chooses services of the visitor's country, any of which is to have the titles of a list. */
export function ServicesFilter({ type, value, onChoose }: ServicesFilterProps) {
  const words = useWords('watching');
  const mine = ownServices.use();
  // A link may ask for the services of another country, which stays when none of them is left: the
  // services would change, and take the focus with them.
  const [country, setCountry] = useState(() => value?.region ?? ownRegion.get());
  if (value && value.region !== country) setCountry(value.region);
  const ticked = idsIn(value?.services).map(Number);

  function chooseCountry(chosen: string | null) {
    ownRegion.choose(chosen);
    setCountry(chosen);
    if (value) onChoose(chosen ? { ...value, region: chosen } : null);
  }

  function choose(ids: number[]) {
    onChoose(ids.length > 0 && country ? { services: ids.join('|'), region: country } : null);
  }

  return (
    <div className={styles.filter}>
      <CountryField value={country} onChoose={chooseCountry} />
      {country && (
        <ServicesOfCountry key={country} types={[type]} country={country}>
          {(all) => {
            const offered = all.map(({ provider_id }) => provider_id);
            const mineHere = mine.filter((id) => offered.includes(id));
            return (
              <>
                {mineHere.length > 0 && (
                  <Button onClick={() => choose(mineHere)}>{words.onlyMine}</Button>
                )}
                <ServiceTicks
                  label={words.services}
                  services={all}
                  ticked={ticked}
                  first={mine}
                  onTick={(id, isTicked) => choose(afterTick(ticked, id, isTicked))}
                />
              </>
            );
          }}
        </ServicesOfCountry>
      )}
    </div>
  );
}
