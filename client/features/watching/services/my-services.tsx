import { afterTick } from '#client/features/watching/services/after-tick.ts';
import { ServiceTicks } from '#client/features/watching/services/service-ticks.tsx';
import { ServicesOfCountry } from '#client/features/watching/services/services-of-country.tsx';
import { services } from '#client/features/watching/watch-choices.ts';
import { useWords } from '#client/messages/language.ts';
import { mediaTypes } from '#contract/catalogue.ts';

/** The visitor's services, to be ticked among those of a country. Stored in this browser. */
export function MyServices({ country }: { country: string }) {
  const { myServices } = useWords('watching');
  const mine = services.use();

  return (
    <ServicesOfCountry types={mediaTypes} country={country}>
      {(all) => (
        <ServiceTicks
          label={myServices}
          services={all}
          ticked={mine}
          onTick={(id, isTicked) => services.choose(afterTick(mine, id, isTicked))}
        />
      )}
    </ServicesOfCountry>
  );
}
