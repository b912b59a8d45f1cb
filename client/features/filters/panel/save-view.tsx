import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '#client/features/filters/panel/view-fields.lazy.module.css';
import {
  longestName,
  mostViews,
  savedViews,
  withView,
} from '#client/features/filters/saved-views.ts';
import { type ListFilter, withFilter } from '#client/lib/list-filter.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import type { MediaType } from '#contract/catalogue.ts';

interface SaveViewProps {
  type: MediaType;
  filter: ListFilter;
}

/** Gives the filter a name, by which it is found again. A name that is taken gets the new filter. */
export function SaveView({ type, filter }: SaveViewProps) {
  const words = useWords('filters').views;
  const views = savedViews.use();
  const [text, setText] = useState('');
  const [saved, setSaved] = useState<{ name: string } | null>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  // It is the last line of the panel, below what has the focus.
  useEffect(() => {
    if (saved) confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  const own = views.filter((view) => view.type === type);
  const name = text.trim();
  const hasRoom = own.length < mostViews || own.some((view) => view.name === name);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!name || !hasRoom) return;
    savedViews.choose(withView(views, { type, name, search: withFilter('', filter) }));
    setText('');
    setSaved({ name });
  }

  return (
    <form className={styles.save} method="dialog" onSubmit={save}>
      <TextField
        label={words.name}
        value={text}
        maxLength={longestName}
        autoComplete="off"
        required
        onChange={(event) => setText(event.target.value)}
        error={hasRoom ? undefined : words.enough(mostViews)}
      />
      <Button type="submit">{words.save}</Button>
      <p ref={confirmation} role="status">
        {saved && words.saved(saved.name)}
      </p>
    </form>
  );
}
