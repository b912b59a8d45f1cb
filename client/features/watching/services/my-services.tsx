import { ServiceTicks } from '#client/features/watching/services/service-ticks.tsx';
import { ServicesOfCountry } from '#client/features/watching/services/services-of-country.tsx';
import { mostServices, services } from '#client/lib/watch-choices.ts';
import { useWords } from '#client/messages/language.ts';
import { mediaTypes } from '#contract/catalogue.ts';

/** The visitor's services, to be ticked among those of a country. Kept in this browser. */
export function MyServices({ country }: { country: string }) {
  const { myServices } = useWords('watching');
  const mine = services.use();

  function tick(id: number, isTicked: boolean) {
    const others = mine.filter((each) => each !== id);
    // Those ticked last, when there are too many.
    services.choose(isTicked ? [...others, id].slice(-mostServices) : others);
  }

  return (
    <ServicesOfCountry types={mediaTypes} country={country}>
      {(all) => <ServiceTicks label={myServices} services={all} ticked={mine} onTick={tick} />}
    </ServicesOfCountry>
  );
}
