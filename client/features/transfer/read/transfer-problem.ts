/** Why a file is refused. It crosses from the worker to the page, which has the words for it. */
export type TransferProblem =
  | { name: 'tooLarge' | 'tooLargeUnpacked'; megabytes: number }
  | { name: 'tooManyFiles'; most: number }
  | { name: 'tooManyTitles'; count: number; most: number }
  | { name: 'notJson' | 'notCsv'; file: string; line: number }
  | { name: 'notZip' | 'unknownFormat' | 'noTitles' | 'unreadable' };

/** The file is refused; nothing of it is used. */
export class TransferError extends Error {
  readonly problem: TransferProblem;

  constructor(problem: TransferProblem) {
    super(`The file is refused: ${problem.name}`);
    this.name = 'TransferError';
    this.problem = problem;
  }
}
