import {
  type ReadFile,
  readTransferFile,
} from '#client/features/transfer/read/read-transfer-file.ts';
import {
  TransferError,
  type TransferProblem,
} from '#client/features/transfer/read/transfer-problem.ts';

/** What the worker answers: how far it is, and at the end what it has read or why it could not. */
export type WorkerAnswer = { progress: number } | { read: ReadFile } | { problem: TransferProblem };

const answer = (given: WorkerAnswer) => self.postMessage(given);

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    answer({ read: await readTransferFile(data, (progress) => answer({ progress })) });
  } catch (error) {
    answer({ problem: error instanceof TransferError ? error.problem : { name: 'unreadable' } });
  }
});
