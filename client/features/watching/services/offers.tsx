import styles from '#client/features/watching/services/offers.lazy.module.css';
import { mineFirst } from '#client/features/watching/services/order-services.ts';
import { ServiceName } from '#client/features/watching/services/service-name.tsx';
import { useWords } from '#client/messages/language.ts';
import { CheckIcon } from '#client/ui/check-icon.tsx';
import {
  type WatchProvider,
  type WatchProvidersOfCountry,
  watchWays,
} from '#contract/watch-provider-schemas.ts';

interface OffersProps {
  /** The services of one country that have the title. */
  offers: WatchProvidersOfCountry;
  /** The ids of the visitor's services. */
  mine: readonly number[];
}

/** The services that have a title, by the way of watching; those of the visitor first and marked. */
export function Offers({ offers, mine }: OffersProps) {
  const { ways } = useWords('watching');
  return (
    <dl className={styles.ways}>
      {watchWays
        .filter((way) => offers[way].length > 0)
        .map((way) => (
          <div key={way} className={styles.way}>
            <dt>{ways[way]}</dt>
            <dd>
              <ul className={styles.services}>
                {mineFirst(offers[way], mine).map((service) => (
                  <li key={service.provider_id}>
                    <Offer
                      service={service}
                      link={offers.link}
                      isMine={mine.includes(service.provider_id)}
                    />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** `link`: TMDB's page with the offers; empty when there is none. */
function Offer(props: { service: WatchProvider; link: string; isMine: boolean }) {
  const { service, link, isMine } = props;
  const { yours } = useWords('watching');
  const shown = (
    <>
      <ServiceName service={service} />
      {isMine && (
        <span className={styles.mark}>
          <CheckIcon />
          <span className="visually-hidden">{yours}</span>
        </span>
      )}
    </>
  );
  const className = isMine ? `${styles.offer} ${styles.mine}` : styles.offer;
  if (!link) return <span className={className}>{shown}</span>;
  return (
    <a className={className} href={link} target="_blank" rel="noreferrer">
      {shown}
    </a>
  );
}
