import type { TransferWords } from '#client/messages/en/en-transfer.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: TransferWords = {
  exportAsJson: 'Exportar como JSON',
  exportAsCsv: 'Exportar como CSV',
  importFile: 'Importar un archivo',
  whatCanBeRead:
    'Se pueden importar archivos de Letterboxd, IMDb, Trakt, TMDB y Marquee, en CSV, JSON o zip. Se leen en tu navegador.',
  kinds: { movie: 'Película', tv: 'Serie' },
  reading: 'Leyendo el archivo…',
  matching: (done, total) =>
    `Buscando títulos: ${plural(done, { other: '#' })} de ${plural(total, { other: '#' })}`,
  stop: 'Detener',
  interrupted:
    'No se han podido buscar los títulos. Lo que se ha encontrado hasta ahora no se pierde.',
  cancel: 'Cancelar',
  foundIn: (service, count) =>
    `${plural(count, { one: '# título', other: '# títulos' })} de ${service}`,
  target: (group) => `Importar «${group}» en`,
  nowhere: 'No importar',
  sure: (count) => plural(count, { one: '# título está claro', other: '# títulos están claros' }),
  unsure: (count) =>
    plural(count, {
      one: '# título no está claro. Elige el que corresponde:',
      other: '# títulos no están claros. Elige los que corresponden:',
    }),
  noneOfThese: 'Ninguno de estos',
  unknown: (count) =>
    plural(count, {
      one: 'No se ha encontrado # título',
      other: 'No se han encontrado # títulos',
    }),
  place: (file, line) => `${file}, línea ${line}`,
  leftOut: (count, places) =>
    plural(count, {
      one: '# línea no es ni película ni serie: ',
      other: '# líneas no son ni películas ni series: ',
    }) + places.join('; '),
  present: (count) =>
    plural(count, {
      one: '# título ya está en la lista.',
      other: '# títulos ya están en las listas.',
    }),
  more: (count) => plural(count, { other: 'Mostrar más (#)' }),
  add: (count) => plural(count, { one: 'Añadir # título', other: 'Añadir # títulos' }),
  added: (count) => plural(count, { one: '# título añadido.', other: '# títulos añadidos.' }),
  undone: (count) =>
    plural(count, { one: 'Se ha quitado # título.', other: 'Se han quitado # títulos.' }),
  refused: (reason) => `${reason} No se ha cambiado nada.`,
  problems: {
    tooLarge: (megabytes) => `El archivo tiene más de ${megabytes} MB.`,
    tooLargeUnpacked: (megabytes) => `El archivo descomprimido tiene más de ${megabytes} MB.`,
    tooManyFiles: (most) =>
      plural(most, { other: 'El archivo comprimido tiene más de # archivos.' }),
    tooManyTitles: (count, most) =>
      plural(count, { other: 'El archivo tiene # títulos; ' }) +
      plural(most, { other: 'el máximo es #.' }),
    notJson: (file, line) => `La línea ${line} de ${file} no es JSON válido.`,
    notCsv: (file, line) => `La línea ${line} de ${file} no es CSV válido.`,
    notZip: 'El archivo comprimido está dañado.',
    unknownFormat: 'No es un archivo de Letterboxd, IMDb, Trakt, TMDB o Marquee.',
    noTitles: 'En este archivo no hay películas ni series.',
    unreadable: 'No se ha podido leer el archivo.',
  },
};
