import { useState } from 'react';
import styles from '#client/features/filters/filters-button.module.css';
import { countFilters, type ListFilter } from '#client/lib/list-filter.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { FunnelIcon } from '#client/ui/icons.tsx';

/** The id by which the button gets the focus when what had it is gone. */
export const filtersButtonId = 'filters';

interface FiltersButtonProps {
  filter: ListFilter;
  /** Loads the code of the panel. */
  load: () => Promise<void>;
  /** Opens the panel, whose code is loaded. */
  onOpen: () => void;
}

/** Opens the panel of filters, and says how many there are. */
export function FiltersButton({ filter, load, onOpen }: FiltersButtonProps) {
  const { catalogue, failed } = useMessages();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const count = countFilters(filter);
  const preload = () => void load().catch(() => undefined);

  async function open() {
    setIsUnreachable(false);
    await load().then(onOpen, () => setIsUnreachable(true));
  }

  return (
    <>
      <Button
        id={filtersButtonId}
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <FunnelIcon />
        <span className={styles.name}>{catalogue.filters}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {isUnreachable && (
        <p className={styles.failure} role="alert">
          {failed.unreachable}
        </p>
      )}
    </>
  );
}
