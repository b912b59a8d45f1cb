import { type ChangeEvent, useState } from 'react';
import styles from '#client/features/favorites/files/favorites-files.module.css';
import {
  FavoritesFileError,
  readFavoritesFile,
} from '#client/features/favorites/files/read-favorites-file.ts';
import {
  writeCsvFile,
  writeJsonFile,
} from '#client/features/favorites/files/write-favorites-file.ts';
import { useFavorites } from '#client/features/favorites/use-favorites.ts';
import { keyOf, type ListEntry, textOf, withName } from '#client/features/lists/list-entry.ts';
import { saveFile } from '#client/lib/save-file.ts';
import type { Messages } from '#client/messages/en/en.ts';
import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { nameOf } from '#contract/catalogue.ts';

type Import =
  | { step: 'none' }
  | { step: 'refused'; error: unknown }
  | { step: 'preview'; added: ListEntry[]; present: number }
  | { step: 'done'; added: number };

/** Exports the list as a file, and imports one after a preview of what it would add. */
export function FavoritesFiles() {
  const { catalogue } = useMessages();
  const words = useWords('favorites').file;
  const { entries, addAll } = useFavorites();
  const [current, setCurrent] = useState<Import>({ step: 'none' });

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a correction.
    event.target.value = '';
    if (file) setCurrent(await preview(file, entries));
  }

  function add(added: ListEntry[]) {
    addAll(added);
    setCurrent({ step: 'done', added: added.length });
  }

  return (
    <div className={styles.files}>
      <div className={styles.actions}>
        <Button
          onClick={() => saveFile('favorites.json', 'application/json', writeJsonFile(entries))}
        >
          {words.exportAsJson}
        </Button>
        <Button onClick={() => saveFile('favorites.csv', 'text/csv', writeCsvFile(entries))}>
          {words.exportAsCsv}
        </Button>
        <label className={styles.import}>
          {words.importFile}
          <input type="file" accept=".json,.csv,application/json,text/csv" onChange={open} />
        </label>
      </div>
      {current.step === 'refused' && (
        <Notice kind="failure">{words.refused(reasonOf(current.error, words))}</Notice>
      )}
      {current.step === 'preview' && (
        <Notice kind="news">
          <p>{words.found(current.added.length, current.present)}</p>
          {current.added.length > 0 && (
            <p className={styles.names}>{namesOf(current.added, catalogue, words)}</p>
          )}
          <div className={styles.actions}>
            {current.added.length > 0 && (
              <Button look="main" onClick={() => add(current.added)}>
                {words.add(current.added.length)}
              </Button>
            )}
            <Button onClick={() => setCurrent({ step: 'none' })}>{words.cancel}</Button>
          </div>
        </Notice>
      )}
      {current.step === 'done' && <Notice kind="news">{words.added(current.added)}</Notice>}
    </div>
  );
}

async function preview(file: File, entries: ListEntry[]): Promise<Import> {
  try {
    const read = readFavoritesFile(await file.text());
    const present = new Set(entries.map((entry) => textOf(keyOf(entry))));
    const added = read.filter((entry) => !present.has(textOf(keyOf(entry))));
    return { step: 'preview', added, present: read.length - added.length };
  } catch (error) {
    return { step: 'refused', error };
  }
}

function reasonOf(error: unknown, words: FavoritesWords['file']): string {
  return error instanceof FavoritesFileError ? error.explain(words) : words.unreadable;
}

function namesOf(
  entries: ListEntry[],
  catalogue: Messages['catalogue'],
  words: FavoritesWords['file'],
): string {
  const names = entries.slice(0, 8).map((entry) => nameOf(withName(entry, catalogue)));
  return words.names(names, entries.length - names.length);
}
