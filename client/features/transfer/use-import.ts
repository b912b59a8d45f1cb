import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import type { Match } from '#client/features/transfer/match/judge-match.ts';
import { type AskCatalogue, matchLines } from '#client/features/transfer/match/match-lines.ts';
import type { Addition } from '#client/features/transfer/match/plan-import.ts';
import { readInWorker } from '#client/features/transfer/read/read-in-worker.ts';
import type { ReadFile } from '#client/features/transfer/read/read-transfer-file.ts';
import {
  TransferError,
  type TransferProblem,
} from '#client/features/transfer/read/transfer-problem.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import { type ListName, listNames } from '#contract/tables/title-lists.ts';

type Matches = Map<TransferLine, Match>;

/** How far an import is. */
type Import =
  | { step: 'none' }
  | { step: 'reading'; share: number }
  | { step: 'matching'; done: number; total: number }
  | { step: 'interrupted'; read: ReadFile; matches: Matches }
  | { step: 'refused'; problem: TransferProblem }
  | { step: 'preview'; read: ReadFile; matches: Match[] }
  | { step: 'added'; additions: Addition[] }
  | { step: 'undone'; count: number };

const retriesAtMost = 3;

/** Reads a file, finds its titles, and adds them to the lists in one step that can be undone. */
export function useImport() {
  const { catalogue } = useBackend();
  const queries = useQueryClient();
  const lists = useMyLists();
  const [current, setCurrent] = useState<Import>({ step: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function open(file: File) {
    const signal = begin();
    try {
      const onProgress = (share: number) => setCurrent({ step: 'reading', share });
      const read = await readInWorker(file, onProgress, signal);
      await match(read, new Map(), signal);
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof TransferError;
      setCurrent({ step: 'refused', problem: isRefused ? error.problem : { name: 'unreadable' } });
    }
  }

  async function match(read: ReadFile, matches: Matches, signal: AbortSignal) {
    const total = read.lines.length;
    const percent = () => Math.floor((100 * matches.size) / total);
    let shown = -1;
    function showProgress() {
      if (signal.aborted || percent() === shown) return;
      shown = percent();
      setCurrent({ step: 'matching', done: matches.size, total });
    }
    const ask: AskCatalogue = (request) =>
      queries.fetchQuery({
        queryKey: ['import', request.path, request.query],
        queryFn: () => catalogue.ask(request, signal),
        gcTime: 0,
        retry: (failures, error) => failures < retriesAtMost && !signal.aborted && mayPass(error),
        retryDelay: (failures) => 1000 * 2 ** failures,
      });
    try {
      await matchLines(read.lines, matches, ask, showProgress, signal);
      const inOrder = read.lines.flatMap((line) => matches.get(line) ?? []);
      setCurrent({ step: 'preview', read, matches: inOrder });
    } catch {
      if (!signal.aborted) setCurrent({ step: 'interrupted', read, matches });
    }
  }

  return {
    current,
    lists,
    open,
    tryAgain: (read: ReadFile, matches: Matches) => match(read, matches, begin()),
    stop() {
      running.current?.abort();
      setCurrent({ step: 'none' });
    },
    add(additions: Addition[]) {
      for (const name of listNames) lists[name].addAll(entriesFor(name, additions));
      setCurrent({ step: 'added', additions });
    },
    undo(additions: Addition[]) {
      for (const name of listNames) lists[name].removeAll(entriesFor(name, additions).map(keyOf));
      setCurrent({ step: 'undone', count: additions.length });
    },
  };
}

function entriesFor(name: ListName, additions: Addition[]): ListEntry[] {
  return additions.flatMap(({ list, entry }) => (list === name ? entry : []));
}

/** Whether the catalogue may answer later what it does not answer now. */
function mayPass(error: Error): boolean {
  if (!(error instanceof CatalogueError)) return false;
  return error.status === null || error.status >= 500 || error.status === 429;
}
