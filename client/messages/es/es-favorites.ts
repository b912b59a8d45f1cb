import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';

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

  filesHeading: 'Exportar e importar',
};
