import { useState } from 'react';
import styles from '#client/features/sharing/share-list.lazy.module.css';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { pathOfSharedList } from '#contract/addresses.ts';
import type { OwnSharedList } from '#contract/tables/shared-lists.ts';

interface SharedAddressProps {
  shared: OwnSharedList;
  /** What the page or the calendar is called. */
  name: string;
  onRemove: () => void;
}

/** One address, with buttons to copy and to remove it. */
export function SharedAddress({ shared, name, onRemove }: SharedAddressProps) {
  const words = useWords('sharing');
  const [isCopied, setIsCopied] = useState(false);
  const url = absoluteAddress(pathOfSharedList(shared.kind, shared.address));

  return (
    <li className={styles.row}>
      <strong dir="auto">{name}</strong>
      <input
        className={styles.address}
        dir="ltr"
        readOnly
        value={url}
        aria-label={words.address(name)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* A page that came by plain http has no clipboard. */}
      {navigator.clipboard && (
        <Button
          onClick={() =>
            navigator.clipboard.writeText(url).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
          onBlur={() => setIsCopied(false)}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <Button look="danger" aria-label={words.removeAddress(name)} onClick={onRemove}>
        {words.remove}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </li>
  );
}
