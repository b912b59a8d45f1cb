import { type ChangeEvent, useState } from 'react';
import { type FavoriteEntry, keyOf, textOf } from '#client/features/favorites/favorite-entry.ts';
import styles from '#client/features/favorites/favorites-files.module.css';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import {
  FavoritesFileError,
  readFavoritesFile,
} from '#client/features/favorites/read-favorites-file.ts';
import { writeCsvFile, writeJsonFile } from '#client/features/favorites/write-favorites-file.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { nameOf } from '#contract/catalogue.ts';

type Import =
  | { step: 'none' }
  | { step: 'refused'; reason: string }
  | { step: 'preview'; inFile: number; added: FavoriteEntry[] }
  | { step: 'done'; added: number };

/** Takes the list out as a file, and brings one in after showing what it would change. */
export function FavoritesFiles() {
  const { entries, addAll } = useFavorites();
  const [current, setCurrent] = useState<Import>({ step: 'none' });

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again once it was mended.
    event.target.value = '';
    if (file) setCurrent(await preview(file, entries));
  }

  function add(added: FavoriteEntry[]) {
    addAll(added);
    setCurrent({ step: 'done', added: added.length });
  }

  return (
    <div className={styles.files}>
      <div className={styles.actions}>
        <Button
          onClick={() => saveFile('favorites.json', 'application/json', writeJsonFile(entries))}
        >
          Export as JSON
        </Button>
        <Button onClick={() => saveFile('favorites.csv', 'text/csv', writeCsvFile(entries))}>
          Export as CSV
        </Button>
        <label className={styles.import}>
          Import a file
          <input type="file" accept=".json,.csv,application/json,text/csv" onChange={open} />
        </label>
      </div>
      {current.step === 'refused' && <Notice kind="failure">{current.reason}</Notice>}
      {current.step === 'preview' && (
        <Notice kind="news">
          <p>{wordsOf(current)}</p>
          {current.added.length > 0 && <p className={styles.names}>{namesOf(current.added)}</p>}
          <div className={styles.actions}>
            {current.added.length > 0 && (
              <Button look="main" onClick={() => add(current.added)}>
                {`Add ${favorites(current.added.length)}`}
              </Button>
            )}
            <Button onClick={() => setCurrent({ step: 'none' })}>Cancel</Button>
          </div>
        </Notice>
      )}
      {current.step === 'done' && (
        <Notice kind="news">{`${favorites(current.added)} added.`}</Notice>
      )}
    </div>
  );
}

async function preview(file: File, entries: FavoriteEntry[]): Promise<Import> {
  try {
    const read = readFavoritesFile(await file.text());
    const present = new Set(entries.map((entry) => textOf(keyOf(entry))));
    const added = read.filter((entry) => !present.has(textOf(keyOf(entry))));
    return { step: 'preview', inFile: read.length, added };
  } catch (error) {
    const reason =
      error instanceof FavoritesFileError ? error.message : 'The file could not be read.';
    return { step: 'refused', reason: `${reason} Nothing was changed.` };
  }
}

const favorites = (count: number) => (count === 1 ? '1 favorite' : `${count} favorites`);

function wordsOf({ inFile, added }: { inFile: number; added: FavoriteEntry[] }): string {
  const present = inFile - added.length;
  return `${favorites(inFile)} in the file: ${added.length} new, ${present} already here.`;
}

function namesOf(entries: FavoriteEntry[]): string {
  const shown = entries.slice(0, 8).map(nameOf).join(', ');
  return entries.length > 8 ? `${shown} and ${entries.length - 8} more` : shown;
}
