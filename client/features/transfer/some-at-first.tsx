import { type ReactNode, useState } from 'react';
import styles from '#client/features/transfer/import-preview.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

interface SomeAtFirstProps<Item> {
  items: Item[];
  /** How many are rendered at first, and more with each tap. */
  atFirst: number;
  /** Whether the items are `li`. */
  isList?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** The first items of a list that may have thousands, and a button for more. */
export function SomeAtFirst<Item>({
  items,
  atFirst,
  isList = false,
  children,
}: SomeAtFirstProps<Item>) {
  const words = useWords('transfer');
  const [count, setCount] = useState(atFirst);
  const Shown = isList ? 'ul' : 'div';
  return (
    <>
      <Shown className={styles.items}>{items.slice(0, count).map(children)}</Shown>
      {items.length > count && (
        <Button onClick={() => setCount(count + atFirst)}>
          {words.more(items.length - count)}
        </Button>
      )}
    </>
  );
}
