import {
  type ReadFile,
  readTransferFile,
} from '#client/features/transfer/read/read-transfer-file.ts';
import {
  TransferError,
  type TransferProblem,
} from '#client/features/transfer/read/transfer-problem.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';

/** What the worker answers: how far it is, and what it has read, in parts, or why it could not. */
export type WorkerAnswer =
  | { progress: number }
  | { lines: TransferLine[] }
  | { end: Omit<ReadFile, 'lines'> }
  | { problem: TransferProblem };

// The page takes a third of a second to receive 20,000 lines at once.
const linesAtOnce = 1000;

const answer = (given: WorkerAnswer) => self.postMessage(given);

async function read(file: File) {
  const { lines, ...end } = await readTransferFile(file, (progress) => answer({ progress }));
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    answer({ lines: lines.slice(start, start + linesAtOnce) });
  }
  answer({ end });
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).catch((error) => {
    answer({ problem: error instanceof TransferError ? error.problem : { name: 'unreadable' } });
  });
});
