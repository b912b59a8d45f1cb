import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import styles from '#client/features/catalogue/search-box.module.css';
import { useFocusBySlash } from '#client/features/catalogue/use-focus-by-slash.ts';
import { useMessages } from '#client/messages/language.ts';
import { SearchIcon } from '#client/ui/icons.tsx';
import { longestQuery } from '#contract/catalogue.ts';

/** What somebody types into the box. */
export interface Typing {
  text: string;
  /** The box with all that belongs to it. */
  box: RefObject<HTMLElement | null>;
  /** What Enter does in place of a search, if anything. */
  enter: RefObject<(() => void) | null>;
  /** Ends it; the next text or arrow key begins it again. */
  onEnd: () => void;
}

interface SearchBoxProps {
  /** Where the browser itself searches, before the app runs. */
  action: string;
  placeholder: string;
  /** The search that is shown, with which the box starts. */
  query: string;
  /** When this changes, the box shows `query` again, whatever was typed since. */
  listKey: string;
  onSearch: (query: string) => void;
  onFocus: () => void;
  /** What is shown below the box while somebody types. */
  suggest: (typing: Typing) => ReactNode;
}

export function SearchBox(props: SearchBoxProps) {
  const { action, placeholder, query, listKey, onSearch, onFocus, suggest } = props;
  const messages = useMessages();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const enter = useRef<(() => void) | null>(null);
  useFocusBySlash(input);
  const [text, setText] = useState(query);
  const [isTyping, setIsTyping] = useState(false);
  const onEnd = useCallback(() => setIsTyping(false), []);
  const [shownKey, setShownKey] = useState(listKey);
  // Not a `key` of the component: a new box would drop the focus.
  if (shownKey !== listKey) {
    setShownKey(listKey);
    setText(query);
    setIsTyping(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (enter.current) return enter.current();
    onEnd();
    onSearch(text.trim());
  }

  return (
    <search ref={box} className={styles.search}>
      <form action={action} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label={placeholder.replace(/\.+$/, '')}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          value={text}
          maxLength={longestQuery}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={onFocus}
          onKeyDown={({ key }) => key === 'ArrowDown' && setIsTyping(true)}
          onChange={(event) => {
            setText(event.target.value);
            setIsTyping(true);
          }}
        />
        <button className={styles.submit} type="submit" aria-label={messages.catalogue.search}>
          <SearchIcon />
        </button>
      </form>
      {isTyping && suggest({ text, box, enter, onEnd })}
    </search>
  );
}
