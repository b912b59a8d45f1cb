import type { TransferLine } from '#client/features/transfer/transfer-line.ts';

/** A line of a file that names Fight Club by its title and year. */
export function aTransferLine(fields: Partial<TransferLine> = {}): TransferLine {
  return {
    list: 'favorites',
    group: '',
    kind: 'movie',
    tmdbId: null,
    imdbId: null,
    title: 'Fight Club',
    year: '1999',
    seenOn: null,
    entry: null,
    file: 'list.csv',
    line: 2,
    ...fields,
  };
}
