import { type ChangeEvent, useRef } from 'react';
import type { MyLists } from '#client/features/lists/use-my-lists.ts';
import { ImportPreview } from '#client/features/transfer/import-preview.tsx';
import type { TransferProblem } from '#client/features/transfer/read/transfer-problem.ts';
import styles from '#client/features/transfer/transfer-panel.lazy.module.css';
import { useImport } from '#client/features/transfer/use-import.ts';
import {
  type EntriesOfLists,
  writeCsvFile,
  writeJsonFile,
} from '#client/features/transfer/write/write-lists.ts';
import { saveFile } from '#client/lib/save-file.ts';
import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Exports all lists as a file, and imports a file after a preview of what it would add. */
export function TransferPanel() {
  const words = useWords('transfer');
  const { tryAgain, favorites } = useMessages();
  const { current, lists, ...transfer } = useImport();
  const fileField = useRef<HTMLInputElement>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a correction.
    event.target.value = '';
    if (file) await transfer.open(file);
  }

  function stop() {
    transfer.stop();
    // The button that has the focus goes away.
    fileField.current?.focus();
  }

  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            saveFile('marquee-lists.json', 'application/json', writeJsonFile(entriesOf(lists)))
          }
        >
          {words.exportAsJson}
        </Button>
        <Button
          onClick={() => saveFile('marquee-lists.csv', 'text/csv', writeCsvFile(entriesOf(lists)))}
        >
          {words.exportAsCsv}
        </Button>
        <label className={styles.import}>
          {words.importFile}
          <input
            ref={fileField}
            type="file"
            accept=".zip,.json,.csv,application/zip,application/json,text/csv"
            onChange={open}
          />
        </label>
      </div>
      <p className={styles.quiet}>{words.whatCanBeRead}</p>
      {current.step === 'reading' && (
        <Progress label={words.reading} value={current.share} onStop={stop} />
      )}
      {current.step === 'matching' && (
        <Progress
          label={words.matching(current.done, current.total)}
          value={current.done / current.total}
          onStop={stop}
        />
      )}
      {current.step === 'interrupted' && (
        <Notice kind="failure">
          <p>{words.interrupted}</p>
          <div className={styles.actions}>
            <Button onClick={() => transfer.tryAgain(current.read, current.matches)}>
              {tryAgain}
            </Button>
            <Button onClick={stop}>{words.cancel}</Button>
          </div>
        </Notice>
      )}
      {current.step === 'refused' && (
        <Notice kind="failure">{words.refused(explain(current.problem, words))}</Notice>
      )}
      {current.step === 'preview' && (
        <ImportPreview
          read={current.read}
          matches={current.matches}
          lists={lists}
          onAdd={transfer.add}
          onCancel={stop}
        />
      )}
      {current.step === 'added' && (
        <Notice kind="news" takesFocus>
          <div className={styles.actions}>
            {words.added(current.additions.length)}
            <Button onClick={() => transfer.undo(current.additions)}>{favorites.undo}</Button>
          </div>
        </Notice>
      )}
      {current.step === 'undone' && (
        <Notice kind="news" takesFocus>
          {words.undone(current.count)}
        </Notice>
      )}
    </div>
  );
}

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  onStop: () => void;
}

function Progress({ label, value, onStop }: ProgressProps) {
  const words = useWords('transfer');
  return (
    <div className={styles.actions}>
      <label className={styles.progress}>
        {label}
        <progress value={value} />
      </label>
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  );
}

function entriesOf(lists: MyLists): EntriesOfLists {
  const { favorites, watch_later, seen, not_for_me } = lists;
  return {
    favorites: favorites.entries,
    watch_later: watch_later.entries,
    seen: seen.entries,
    not_for_me: not_for_me.entries,
  };
}

function explain(problem: TransferProblem, { problems }: TransferWords): string {
  switch (problem.name) {
    case 'tooLarge':
    case 'tooLargeUnpacked':
      return problems[problem.name](problem.megabytes);
    case 'tooManyFiles':
      return problems.tooManyFiles(problem.most);
    case 'tooManyTitles':
      return problems.tooManyTitles(problem.count, problem.most);
    case 'notJson':
    case 'notCsv':
      return problems[problem.name](problem.file, problem.line);
    default:
      return problems[problem.name];
  }
}
