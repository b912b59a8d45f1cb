import type { Messages } from '#client/messages/en/en.ts';
import { createPlural } from '#client/messages/plural.ts';
import type { PartSources } from '#client/messages/word-parts.ts';

const plural = createPlural('es');
const results = (count: number) => plural(count, { one: '# resultado', other: '# resultados' });

export const messages: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'Cargando…',
  tryAgain: 'Reintentar',

  layout: {
    skip: 'Ir al contenido',
    withoutScript: 'Iniciar sesión, los favoritos y los tráileres necesitan JavaScript.',
    navigation: 'Menú principal',
    home: 'Inicio',
    tvShows: 'Series',
    favorites: 'Favoritos',
    account: 'Cuenta',
    logOut: 'Salir',
    about: 'Acerca de',
    language: 'Idioma',
    preferences: 'Tema e idioma',
    theme: 'Tema',
    themeOfSystem: 'Sistema',
    darkTheme: 'Oscuro',
    lightTheme: 'Claro',
    newVersion: 'Hay una nueva versión de Marquee.',
    reload: 'Recargar',
    languageNotLoaded: 'No se ha podido cargar este idioma. Inténtalo de nuevo.',
  },

  failed: {
    heading: '¡Error inesperado!',
    explanation: 'Algo ha fallado en esta página. Suele bastar con volver a cargarla.',
    unknownAddress: '404 – Página no encontrada',
    back: 'Volver a las películas',
    noConnection: 'Sin conexión',
    unreachable:
      'Marquee no ha podido contactar con su servidor. Comprueba tu conexión e inténtalo de nuevo.',
  },

  form: {
    show: 'Mostrar',
    hide: 'Ocultar',
    sixDigits: '6 cifras',
  },

  catalogue: {
    movies: {
      heading: 'Películas',
      placeholder: 'Buscar películas…',
      loadFailure: 'No se han podido cargar las películas.',
      searchFailure: 'No se han podido buscar películas.',
    },
    tvShows: {
      heading: 'Series',
      placeholder: 'Buscar series…',
      loadFailure: 'No se han podido cargar las series.',
      searchFailure: 'No se han podido buscar series.',
    },
    search: 'Buscar',
    filterByGenre: 'Filtrar por género',
    allGenres: 'Todos los géneros',
    showGenre: 'Mostrar género',
    someGenres: (count) => plural(count, { one: '# género', other: '# géneros' }),
    filters: 'Filtros',
    surpriseMe: 'Sorpréndeme',
    headingOfSearch: (query) => `Resultados de «${query}»`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} de «${query}»`,
    count: {
      movie: (count) => plural(count, { one: '# película', other: '# películas' }),
      tv: (count) => plural(count, { one: '# serie', other: '# series' }),
    },
    nothingFound: (query) => `No se ha encontrado nada para «${query}».`,
    emptyGenre: 'No hay nada en este género.',
    browsePopular: 'Ver lo más popular',
    loadMore: 'Cargar más',
    loadingMore: 'Cargando más…',
    shownOf: (count, total) =>
      `${plural(count, { one: 'Se muestra #', other: 'Se muestran #' })} de ${total}`,
    unknownMovie: (id) => `Película ${id}`,
    unknownTvShow: (id) => `Serie ${id}`,
  },

  trailer: {
    play: (title) => `Ver el tráiler de ${title}`,
    heading: 'Tráiler',
    close: 'Cerrar el tráiler',
    movieFailure: 'No se ha podido cargar esta película.',
    tvShowFailure: 'No se ha podido cargar esta serie.',
  },

  favorites: {
    keep: (title) => `Guardar ${title} en favoritos`,
    undo: 'Deshacer',
    undoRemoving: (title) => `Deshacer: quitar ${title}`,
    offline: 'Sin conexión',
    unsaved: (count) =>
      plural(count, {
        one: '# cambio sin guardar todavía',
        other: '# cambios sin guardar todavía',
      }),
  },

  link: {
    refused: 'Este enlace no es válido o ha caducado. Inicia sesión para pedir otro.',
    half: 'Esta dirección está confirmada. Confirma también el correo enviado a la otra para completar el cambio.',
  },
};

export const parts: PartSources = {
  about: () => import('#client/messages/es/es-about.ts'),
  account: () => import('#client/messages/es/es-account.ts'),
  favorites: () => import('#client/messages/es/es-favorites.ts'),
  filters: () => import('#client/messages/es/es-filters.ts'),
  marks: () => import('#client/messages/es/es-marks.ts'),
  people: () => import('#client/messages/es/es-people.ts'),
  search: () => import('#client/messages/es/es-search.ts'),
  session: () => import('#client/messages/es/es-session.ts'),
  sharing: () => import('#client/messages/es/es-sharing.ts'),
  titles: () => import('#client/messages/es/es-titles.ts'),
  transfer: () => import('#client/messages/es/es-transfer.ts'),
  watching: () => import('#client/messages/es/es-watching.ts'),
};
