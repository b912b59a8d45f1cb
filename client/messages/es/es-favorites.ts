import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: FavoritesWords = {
  heading: 'Tus favoritos',
  empty: 'Todavía no tienes películas favoritas',
  howToBegin: '¡Añade películas a tus favoritos y aparecerán aquí!',
  refused: (reason) => `No se ha podido guardar un cambio: ${reason}`,
  filterByTitle: 'Filtrar por título',
  filterPlaceholder: 'Filtrar por título…',
  noneFits: 'Ningún favorito coincide con este filtro.',
  showAll: 'Mostrar todo',
  order: { label: 'Ordenar por', added: 'Últimos añadidos', title: 'Título', year: 'Año' },
  kind: { label: 'Tipo', any: 'Películas y series', movie: 'Películas', tv: 'Series' },

  file: {
    heading: 'Exportar e importar',
    exportAsJson: 'Exportar como JSON',
    exportAsCsv: 'Exportar como CSV',
    importFile: 'Importar un archivo',
    found: (added, present) =>
      plural(added + present, {
        one: '# favorito en el archivo: ',
        other: '# favoritos en el archivo: ',
      }) +
      plural(added, { one: '# nuevo', other: '# nuevos' }) +
      plural(present, { one: ', # que ya estaba aquí.', other: ', # que ya estaban aquí.' }),
    names: (titles, more) =>
      titles.join(', ') + (more > 0 ? plural(more, { other: ' y # más' }) : ''),
    add: (count) => plural(count, { one: 'Añadir # favorito', other: 'Añadir # favoritos' }),
    added: (count) => plural(count, { one: '# favorito añadido.', other: '# favoritos añadidos.' }),
    cancel: 'Cancelar',
    refused: (reason) => `${reason} No se ha cambiado nada.`,
    unreadable: 'No se ha podido leer el archivo.',
    noFavorites: 'No hay favoritos en este archivo.',
    tooMany: (count, most) =>
      plural(count, { other: 'El archivo tiene # favoritos; ' }) +
      plural(most, { other: 'el máximo es #.' }),
    notFavorite: (line) => `La línea ${line} no es un favorito: no tiene un id válido.`,
    notJson: (line) => `La línea ${line} no es JSON válido.`,
    notCsv: (line) => `La línea ${line} no es CSV válido.`,
    noColumns: 'La línea 1 debe nombrar las columnas, y una de ellas debe ser tmdbID.',
    noNumber: (line) => `La línea ${line} no tiene un tmdbID válido.`,
  },
};
