import { useId, useState } from 'react';
import styles from '#client/features/people/biography.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** From this many characters on, only the beginning is shown until more is asked for. */
const manyCharacters = 500;

/** What the catalogue tells of somebody's life. */
export function Biography({ text }: { text: string }) {
  const words = useWords('people');
  const isLong = text.length >= manyCharacters;
  const [isOpen, setIsOpen] = useState(false);
  const isWhole = isOpen || !isLong;
  const id = useId();
  return (
    <div className={styles.biography}>
      <p id={id} className={isWhole ? styles.whole : styles.beginning} dir="auto">
        {text}
      </p>
      {isLong && (
        <Button
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          data-screen-only
        >
          {isWhole ? words.readLess : words.readMore}
        </Button>
      )}
    </div>
  );
}
