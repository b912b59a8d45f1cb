import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
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

interface Outcome {
  kind: 'news' | 'failure';
  text: string;
}

/** The addresses at which everybody sees one of the visitor's lists, and how to make and remove them. */
export function ShareList({ list, listName }: ShareListProps) {
  const words = useWords('sharing');
  const { all, create, remove } = useSharedLists();
  const [name, setName] = useState('');
  const [isChanging, setIsChanging] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function change(work: () => Promise<void>, done: string, failure: string) {
    if (isChanging) return;
    setIsChanging(true);
    setOutcome(null);
    const found = await work().then(
      () => ({ kind: 'news', text: done }) as const,
      (error: unknown) => ({ kind: 'failure', text: explain(error, failure) }) as const,
    );
    setOutcome(found);
    setIsChanging(false);
  }

  function share(kind: OwnSharedList['kind']) {
    const work = () => create({ kind, list, name: name.trim() }).then(() => setName(''));
    return change(work, words.created, words.createFailure);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    share('page');
  }

  function explain(error: unknown, failure: string): string {
    if (!navigator.onLine) return words.offline;
    // The table's code for as many rows as anybody may have.
    return v.is(v.object({ code: v.literal('54000') }), error) ? words.tooMany : failure;
  }

  const addresses = (kind: OwnSharedList['kind']) => (
    <ul className={styles.addresses}>
      {all.data
        ?.filter((each) => each.list === list && each.kind === kind)
        .map((shared) => (
          <SharedAddress
            key={shared.address}
            shared={shared}
            name={shared.name || listName}
            onRemove={() =>
              change(() => remove(shared.address), words.removed, words.removeFailure)
            }
          />
        ))}
    </ul>
  );

  return (
    <div className={styles.sharing}>
      <p>{words.explanation}</p>
      {all.isError && <Notice kind="failure">{explain(all.error, words.loadFailure)}</Notice>}
      {outcome && (
        <Notice key={outcome.text} kind={outcome.kind} takesFocus={outcome.kind === 'news'}>
          {outcome.text}
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
        <Button type="submit" aria-disabled={isChanging}>
          {words.create}
        </Button>
      </form>
      {addresses('page')}
      {list === 'watch_later' && (
        <>
          <h3>{words.calendarHeading}</h3>
          <p>{words.calendarExplanation}</p>
          <Button onClick={() => share('calendar')} aria-disabled={isChanging}>
            {words.createCalendar}
          </Button>
          {addresses('calendar')}
        </>
      )}
      <p className={styles.quiet}>{words.removalHint}</p>
    </div>
  );
}
