import { useState } from 'react';
import { matchesName } from '#client/features/watching/services/matches-name.ts';
import { mineFirst } from '#client/features/watching/services/order-services.ts';
import { ServiceName } from '#client/features/watching/services/service-name.tsx';
import styles from '#client/features/watching/services/service-ticks.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { TextField } from '#client/ui/form/text-field.tsx';
import type { WatchProvider } from '#contract/watch-provider-schemas.ts';

/** From so many services on, a field finds one by its name. */
const many = 16;

interface ServiceTicksProps {
  /** What the services are ticked for. */
  label: string;
  services: WatchProvider[];
  /** The ids of the ticked services. */
  ticked: readonly number[];
  /** The ids of those that come first, besides the ticked ones. */
  first?: readonly number[];
  onTick: (id: number, isTicked: boolean) => void;
}

/** A tick for each service. */
export function ServiceTicks({ label, services, ticked, first = [], onTick }: ServiceTicksProps) {
  const { findService, noService } = useWords('watching');
  const [wanted, setWanted] = useState('');
  // As it was in the beginning: a service that moves when it is ticked would be lost from sight.
  const [atTop] = useState([...first, ...ticked]);
  const shown = mineFirst(services, atTop).filter((service) =>
    matchesName(service.provider_name, wanted),
  );
  return (
    <fieldset className={styles.ticks} aria-label={label}>
      {services.length >= many && (
        <TextField
          label={findService}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul className={styles.services}>
        {shown.map((service) => (
          <li key={service.provider_id}>
            <label className={styles.service}>
              <input
                type="checkbox"
                checked={ticked.includes(service.provider_id)}
                onChange={(event) => onTick(service.provider_id, event.target.checked)}
              />
              <ServiceName service={service} />
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{noService}</p>}
    </fieldset>
  );
}
