import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the export and import of lists. */
export const words = {
  exportAsJson: 'Export as JSON',
  exportAsCsv: 'Export as CSV',
  importFile: 'Import a file',
  whatCanBeRead:
    'Files of Letterboxd, IMDb, Trakt, TMDB and Marquee can be imported, as CSV, JSON or zip. They are read in your browser.',
  kinds: { movie: 'Movie', tv: 'TV show' },
  reading: 'Reading the file…',
  matching: (done: number, total: number) =>
    `Looking up titles: ${plural(done, { other: '#' })} of ${plural(total, { other: '#' })}`,
  stop: 'Stop',
  interrupted: 'The titles could not be looked up. What was found so far is not lost.',
  cancel: 'Cancel',
  /** The service is one of those that can be read, or Marquee. */
  foundIn: (service: string, count: number) =>
    `${plural(count, { one: '# title', other: '# titles' })} from ${service}`,
  /** The label of a choice among the lists. */
  target: (group: string) => `Import “${group}” into`,
  nowhere: 'Do not import',
  sure: (count: number) => plural(count, { one: '# title is clear', other: '# titles are clear' }),
  unsure: (count: number) =>
    plural(count, {
      one: '# title is not clear. Choose the one that is meant:',
      other: '# titles are not clear. Choose those that are meant:',
    }),
  noneOfThese: 'None of these',
  unknown: (count: number) =>
    plural(count, { one: '# title was not found', other: '# titles were not found' }),
  place: (file: string, line: number) => `${file}, line ${line}`,
  /** The first places, and how many lines there are. */
  leftOut: (count: number, places: string[]) =>
    plural(count, {
      one: '# line is neither a movie nor a TV show: ',
      other: '# lines are neither a movie nor a TV show: ',
    }) + places.join('; '),
  present: (count: number) =>
    plural(count, {
      one: '# title is in the list already.',
      other: '# titles are in the lists already.',
    }),
  more: (count: number) => plural(count, { other: 'Show more (#)' }),
  add: (count: number) => plural(count, { one: 'Add # title', other: 'Add # titles' }),
  added: (count: number) => plural(count, { one: '# title added.', other: '# titles added.' }),
  undone: (count: number) =>
    plural(count, { one: '# title was taken out again.', other: '# titles were taken out again.' }),
  refused: (reason: string) => `${reason} Nothing was changed.`,
  problems: {
    tooLarge: (megabytes: number) => `The file has more than ${megabytes} MB.`,
    tooLargeUnpacked: (megabytes: number) =>
      `The file has more than ${megabytes} MB when unpacked.`,
    tooManyFiles: (most: number) => plural(most, { other: 'The archive has more than # files.' }),
    tooManyTitles: (count: number, most: number) =>
      plural(count, { other: 'The file has # titles; ' }) +
      plural(most, { other: '# are the most.' }),
    notJson: (file: string, line: number) => `Line ${line} of ${file} is not valid JSON.`,
    notCsv: (file: string, line: number) => `Line ${line} of ${file} is not valid CSV.`,
    notZip: 'The archive is damaged.',
    unknownFormat: 'This is no file of Letterboxd, IMDb, Trakt, TMDB or Marquee.',
    noTitles: 'There are no movies and no TV shows in this file.',
    unreadable: 'The file could not be read.',
  },
};

export type TransferWords = typeof words;
