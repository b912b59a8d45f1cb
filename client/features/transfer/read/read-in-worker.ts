import type { WorkerAnswer } from '#client/features/transfer/read/read-file.worker.ts';
import workerUrl from '#client/features/transfer/read/read-file.worker.ts?worker&url';
import type { ReadFile } from '#client/features/transfer/read/read-transfer-file.ts';
import { TransferError } from '#client/features/transfer/read/transfer-problem.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { trustScript } from '#client/lib/trust-script.ts';

const megabytesAtMost = 50;

/**
 * Reads a file beside the page, which stays responsive. Throws a TransferError when the file is refused,
 * and what `signal` was aborted with.
 */
export function readInWorker(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadFile> {
  if (file.size > megabytesAtMost * 1024 * 1024) {
    return Promise.reject(new TransferError({ name: 'tooLarge', megabytes: megabytesAtMost }));
  }
  const worker = new Worker(trustScript(workerUrl), { type: 'module' });
  const lines: TransferLine[] = [];
  const outcome = new Promise<ReadFile>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new TransferError({ name: 'unreadable' })));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('lines' in data) lines.push(...data.lines);
      else if ('end' in data) resolve({ ...data.end, lines });
      else reject(new TransferError(data.problem));
    });
  });
  worker.postMessage(file);
  return outcome.finally(() => worker.terminate());
}
