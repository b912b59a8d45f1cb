import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: TransferWords = {
  exportAsJson: 'Exporter en JSON',
  exportAsCsv: 'Exporter en CSV',
  importFile: 'Importer un fichier',
  whatCanBeRead:
    'Les fichiers de Letterboxd, IMDb, Trakt, TMDB et Marquee peuvent être importés, en CSV, JSON ou zip. Ils sont lus dans votre navigateur.',
  kinds: { movie: 'Film', tv: 'Série' },
  reading: 'Lecture du fichier…',
  matching: (done, total) =>
    `Recherche des titres : ${plural(done, { other: '#' })} sur ${plural(total, { other: '#' })}`,
  stop: 'Arrêter',
  interrupted:
    'Les titres n’ont pas pu être recherchés. Ce qui a été trouvé jusqu’ici n’est pas perdu.',
  cancel: 'Annuler',
  foundIn: (service, count) =>
    `${plural(count, { one: '# titre', other: '# titres' })} de ${service}`,
  target: (group) => `Importer « ${group} » dans`,
  nowhere: 'Ne pas importer',
  sure: (count) => plural(count, { one: '# titre est clair', other: '# titres sont clairs' }),
  unsure: (count) =>
    plural(count, {
      one: '# titre n’est pas clair. Choisissez celui qui convient :',
      other: '# titres ne sont pas clairs. Choisissez ceux qui conviennent :',
    }),
  noneOfThese: 'Aucun de ceux-ci',
  unknown: (count) =>
    plural(count, {
      one: '# titre n’a pas été trouvé',
      other: '# titres n’ont pas été trouvés',
    }),
  place: (file, line) => `${file}, ligne ${line}`,
  leftOut: (count, places) =>
    plural(count, {
      one: '# ligne n’est ni un film ni une série : ',
      other: '# lignes ne sont ni un film ni une série : ',
    }) + places.join(' ; '),
  present: (count) =>
    plural(count, {
      one: '# titre est déjà dans la liste.',
      other: '# titres sont déjà dans les listes.',
    }),
  more: (count) => plural(count, { other: 'Afficher plus (#)' }),
  add: (count) => plural(count, { one: 'Ajouter # titre', other: 'Ajouter # titres' }),
  added: (count) => plural(count, { one: '# titre ajouté.', other: '# titres ajoutés.' }),
  undone: (count) =>
    plural(count, { one: '# titre a été retiré.', other: '# titres ont été retirés.' }),
  refused: (reason) => `${reason} Rien n’a été modifié.`,
  problems: {
    tooLarge: (megabytes) => `Le fichier fait plus de ${megabytes} Mo.`,
    tooLargeUnpacked: (megabytes) => `Le fichier décompressé fait plus de ${megabytes} Mo.`,
    tooManyFiles: (most) => plural(most, { other: 'L’archive contient plus de # fichiers.' }),
    tooManyTitles: (count, most) =>
      plural(count, { other: 'Le fichier contient # titres ; ' }) +
      plural(most, { other: 'le maximum est de #.' }),
    notJson: (file, line) => `La ligne ${line} de ${file} n’est pas du JSON valide.`,
    notCsv: (file, line) => `La ligne ${line} de ${file} n’est pas du CSV valide.`,
    notZip: 'L’archive est endommagée.',
    unknownFormat: 'Ce n’est pas un fichier de Letterboxd, IMDb, Trakt, TMDB ou Marquee.',
    noTitles: 'Il n’y a ni film ni série dans ce fichier.',
    unreadable: 'Le fichier n’a pas pu être lu.',
  },
};
