import { useState } from 'react';
import { CountryField } from '#client/features/watching/country/country-field.tsx';
import { afterTick } from '#client/features/watching/services/after-tick.ts';
import { MyServices } from '#client/features/watching/services/my-services.tsx';
import { Offers } from '#client/features/watching/services/offers.tsx';
import { ServiceTicks } from '#client/features/watching/services/service-ticks.tsx';
import {
  type ChosenServices,
  ServicesFilter,
} from '#client/features/watching/services/services-filter.tsx';
import { WhereToWatch } from '#client/features/watching/where-to-watch.tsx';
import { offers, services, tmdbBackend } from '#client/gallery/fake-services.ts';
import { titles } from '#client/gallery/fake-titles.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { WithBackend } from '#client/gallery/stages.tsx';

export function Watching() {
  return (
    <Group heading="Watching">
      <Specimen
        caption="Where to watch: as the country is chosen in this browser, or not yet"
        isWide
      >
        <WithBackend backend={tmdbBackend}>
          <WhereToWatch titleKey={{ type: 'movie', id: titles.plain.id }} />
        </WithBackend>
      </Specimen>
      <Specimen caption="Offers: two of the services are the visitor’s" isWide>
        <Offers offers={offers} mine={[2, 4]} />
      </Specimen>
      <Specimen caption="Country: one is suggested">
        <WithBackend backend={tmdbBackend}>
          <CountryField value={null} onChoose={() => {}} />
        </WithBackend>
      </Specimen>
      <Specimen caption="Services to tick: many, with a field to find one">
        <Ticks count={services.length} />
      </Specimen>
      <Specimen caption="Services to tick: few">
        <Ticks count={3} />
      </Specimen>
      <Specimen caption="Filter by services: two are chosen">
        <WithBackend backend={tmdbBackend}>
          <Filter />
        </WithBackend>
      </Specimen>
      <Specimen caption="Services that could not be loaded">
        <WithBackend backend={tmdbBackend}>
          <MyServices country="DE" />
        </WithBackend>
      </Specimen>
    </Group>
  );
}

function Filter() {
  const [chosen, setChosen] = useState<ChosenServices | null>({ services: '2|4', region: 'DE' });
  return <ServicesFilter type="movie" value={chosen} onChoose={setChosen} />;
}

function Ticks({ count }: { count: number }) {
  const [ticked, setTicked] = useState([2]);
  return (
    <ServiceTicks
      label={`${count} services`}
      services={services.slice(0, count)}
      ticked={ticked}
      onTick={(id, isTicked) => setTicked(afterTick(ticked, id, isTicked))}
    />
  );
}
