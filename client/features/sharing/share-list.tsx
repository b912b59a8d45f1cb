import { type FormEvent, useState } from 'react';
import styles from '#client/features/sharing/share-list.lazy.module.css';
import { SharedAddress } from '#client/features/sharing/shared-address.tsx';
import { useSharedLists } from '#client/features/sharing/use-shared-lists.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { longestSharedName, type OwnSharedList } from '#contract/tables/shared-lists.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

interface ShareListProps {
  list: ListName;
  /** What the app calls the list. */
  listName: string;
}

/** The addresses at which everybody sees one of the visitor's lists, and how to make and remove them. */
export function ShareList({ list, listName }: ShareListProps) {
  const words = useWords('sharing');
  const { all, creation, removal } = useSharedLists();
  const [name, setName] = useState('');
  const [news, setNews] = useState<string | null>(null);

  function create(kind: OwnSharedList['kind']) {
    if (creation.isPending) return;
    setNews(null);
    removal.reset();
    creation.mutate(
      { kind, list, name: name.trim() },
      {
        onSuccess() {
          setNews(words.created);
          setName('');
        },
      },
    );
  }

  function remove(address: string) {
    setNews(null);
    creation.reset();
    removal.mutate(address, { onSuccess: () => setNews(words.removed) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    create('page');
  }

  function explain(error: Error | null, failure: string): string | null {
    if (!error) return null;
    if (!navigator.onLine) return words.offline;
    // The table's word for as many rows as anybody may have.
    return 'code' in error && error.code === '54000' ? words.tooMany : failure;
  }

  const failure =
    explain(creation.error, words.createFailure) ??
    explain(removal.error, words.removeFailure) ??
    explain(all.error, words.loadFailure);

  const addresses = (kind: OwnSharedList['kind']) => (
    <ul className={styles.addresses}>
      {all.data
        ?.filter((each) => each.list === list && each.kind === kind)
        .map((shared) => (
          <SharedAddress
            key={shared.address}
            shared={shared}
            name={shared.name || listName}
            onRemove={() => remove(shared.address)}
          />
        ))}
    </ul>
  );

  return (
    <div className={styles.sharing}>
      <p>{words.explanation}</p>
      {failure && <Notice kind="failure">{failure}</Notice>}
      {news && (
        <Notice key={news} kind="news" takesFocus>
          {news}
        </Notice>
      )}
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={longestSharedName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" aria-disabled={creation.isPending}>
          {words.create}
        </Button>
      </form>
      {addresses('page')}
      {list === 'watch_later' && (
        <>
          <h3>{words.calendarHeading}</h3>
          <p>{words.calendarExplanation}</p>
          <Button onClick={() => create('calendar')} aria-disabled={creation.isPending}>
            {words.createCalendar}
          </Button>
          {addresses('calendar')}
        </>
      )}
      <p className={styles.quiet}>{words.removalHint}</p>
    </div>
  );
}
