import { type FormEvent, useRef, useState } from 'react';
import styles from '#client/features/catalogue/search-box.module.css';
import { useFocusBySlash } from '#client/features/catalogue/use-focus-by-slash.ts';
import { useMessages } from '#client/messages/language.ts';
import { SearchIcon } from '#client/ui/icons.tsx';

interface SearchBoxProps {
  /** Where the browser itself searches, before the app runs. */
  action: string;
  placeholder: string;
  /** The search that is shown, with which the box starts. */
  query: string;
  /** When this changes, the box shows `query` again, whatever was typed since. */
  listKey: string;
  onSearch: (query: string) => void;
}

export function SearchBox({ action, placeholder, query, listKey, onSearch }: SearchBoxProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useFocusBySlash(input);
  const [text, setText] = useState(query);
  const [shownKey, setShownKey] = useState(listKey);
  // Not a `key` of the component: a new box would drop the focus.
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setText(query);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label={placeholder.replace(/\.+$/, '')}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          value={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button className={styles.submit} type="submit" aria-label={messages.catalogue.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
