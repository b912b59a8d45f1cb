import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: TransferWords = {
  exportAsJson: 'Als JSON exportieren',
  exportAsCsv: 'Als CSV exportieren',
  importFile: 'Datei importieren',
  whatCanBeRead:
    'Dateien von Letterboxd, IMDb, Trakt, TMDB und Marquee können importiert werden, als CSV, JSON oder zip. Sie werden in deinem Browser gelesen.',
  kinds: { movie: 'Film', tv: 'Serie' },
  reading: 'Die Datei wird gelesen …',
  matching: (done, total) =>
    `Titel werden gesucht: ${plural(done, { other: '#' })} von ${plural(total, { other: '#' })}`,
  stop: 'Anhalten',
  interrupted:
    'Die Titel konnten nicht gesucht werden. Was bisher gefunden wurde, geht nicht verloren.',
  cancel: 'Abbrechen',
  foundIn: (service, count) =>
    `${plural(count, { one: '# Titel', other: '# Titel' })} von ${service}`,
  target: (group) => `„${group}“ importieren in`,
  nowhere: 'Nicht importieren',
  sure: (count) => plural(count, { one: '# Titel ist eindeutig', other: '# Titel sind eindeutig' }),
  unsure: (count) =>
    plural(count, {
      one: '# Titel ist nicht eindeutig. Wähle den gemeinten aus:',
      other: '# Titel sind nicht eindeutig. Wähle die gemeinten aus:',
    }),
  noneOfThese: 'Keiner davon',
  unknown: (count) =>
    plural(count, { one: '# Titel wurde nicht gefunden', other: '# Titel wurden nicht gefunden' }),
  place: (file, line) => `${file}, Zeile ${line}`,
  leftOut: (count, places) =>
    plural(count, {
      one: '# Zeile ist weder Film noch Serie: ',
      other: '# Zeilen sind weder Film noch Serie: ',
    }) + places.join('; '),
  present: (count) =>
    plural(count, {
      one: '# Titel ist schon in der Liste.',
      other: '# Titel sind schon in den Listen.',
    }),
  more: (count) => plural(count, { other: 'Mehr zeigen (#)' }),
  add: (count) => plural(count, { one: '# Titel hinzufügen', other: '# Titel hinzufügen' }),
  added: (count) => plural(count, { one: '# Titel hinzugefügt.', other: '# Titel hinzugefügt.' }),
  undone: (count) =>
    plural(count, {
      one: '# Titel wurde wieder entfernt.',
      other: '# Titel wurden wieder entfernt.',
    }),
  refused: (reason) => `${reason} Es wurde nichts geändert.`,
  problems: {
    tooLarge: (megabytes) => `Die Datei hat mehr als ${megabytes} MB.`,
    tooLargeUnpacked: (megabytes) => `Die Datei hat entpackt mehr als ${megabytes} MB.`,
    tooManyFiles: (most) => plural(most, { other: 'Das Archiv hat mehr als # Dateien.' }),
    tooManyTitles: (count, most) =>
      plural(count, { other: 'Die Datei enthält # Titel; ' }) +
      plural(most, { other: 'höchstens # sind möglich.' }),
    notJson: (file, line) => `Zeile ${line} von ${file} ist kein gültiges JSON.`,
    notCsv: (file, line) => `Zeile ${line} von ${file} ist kein gültiges CSV.`,
    notZip: 'Das Archiv ist beschädigt.',
    unknownFormat: 'Das ist keine Datei von Letterboxd, IMDb, Trakt, TMDB oder Marquee.',
    noTitles: 'In dieser Datei sind keine Filme und keine Serien.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
  },
};
