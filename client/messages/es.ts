import type { Messages } from '#client/messages/en.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');
const results = (count: number) => plural(count, { one: '# resultado', other: '# resultados' });

export const es: Messages = {
  title: (screen) => `${screen} – Marquee`,
  loading: 'Cargando…',
  tryAgain: 'Reintentar',

  layout: {
    skip: 'Ir al contenido',
    withoutScript:
      'Sin JavaScript se pueden leer y buscar las listas. Iniciar sesión, los favoritos y los tráileres lo necesitan.',
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
    headingOfSearch: (query) => `Resultados de «${query}»`,
    headingOfGenre: (genre, heading) => `${heading}: ${genre}`,
    results,
    resultsFor: (count, query) => `${results(count)} de «${query}»`,
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
    frame: (title) => `Tráiler de ${title}`,
    noneOfMovie: 'No hay ningún tráiler disponible.',
    noneOfTvShow: 'No se ha encontrado ningún tráiler.',
    failure: 'No se ha podido cargar el tráiler.',
    silentPlayer: 'El reproductor no responde.',
    watchElsewhere: 'Ver en YouTube',
    movieFailure: 'No se ha podido cargar esta película.',
    tvShowFailure: 'No se ha podido cargar esta serie.',
    runtime: (minutes) => `${minutes} min`,
    noOverview: 'Todavía no hay descripción.',
  },

  favorites: {
    heading: 'Tus favoritos',
    empty: 'Todavía no tienes películas favoritas',
    howToBegin: '¡Añade películas a tus favoritos y aparecerán aquí!',
    keep: (title) => `Guardar ${title} en favoritos`,
    undo: 'Deshacer',
    undoRemoving: (title) => `Deshacer: quitar ${title}`,
    refused: (reason) => `No se ha podido guardar un cambio: ${reason}`,
    offline: 'Sin conexión',
    unsaved: (count) =>
      plural(count, {
        one: '# cambio sin guardar todavía',
        other: '# cambios sin guardar todavía',
      }),
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
      added: (count) =>
        plural(count, { one: '# favorito añadido.', other: '# favoritos añadidos.' }),
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
  },

  session: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña',
    differentPasswords: 'Las contraseñas no coinciden',
    promise: 'Encuentra la película de esta noche, mira su tráiler y guarda lo que te encanta.',
    passwordRule: (minimum) =>
      plural(minimum, { other: 'Al menos # caracteres, y que no sea una contraseña habitual.' }),
    shortPassword: (minimum) =>
      plural(minimum, { other: 'La contraseña debe tener al menos # caracteres' }),
    sending: 'Enviando…',
    mailFailure: 'No se ha podido enviar el correo. Inténtalo de nuevo.',

    code: {
      ofMail: 'Código del correo',
      orLink: 'O sigue el enlace que contiene.',
      ofApp: 'Escribe el código de tu aplicación de autenticación',
      checking: 'Comprobando…',
      failure: 'No se ha podido comprobar el código. Inténtalo de nuevo.',
    },
    link: {
      refused: 'Este enlace no es válido o ha caducado. Inicia sesión para pedir otro.',
      half: 'Esta dirección está confirmada. Confirma también el correo enviado a la otra para completar el cambio.',
    },
    logIn: {
      heading: 'Iniciar sesión',
      link: 'Iniciar sesión',
      action: 'Iniciar sesión',
      activity: 'Iniciando sesión…',
      failure: 'No se ha podido iniciar sesión',
      resend: 'Volver a enviar el correo de verificación',
      resent: 'Enviado. Revisa tu correo.',
      byPassword: 'Usar la contraseña',
      byMail: 'Recibir un enlace o un código por correo',
      sendMail: 'Enviar enlace y código',
      sendAgain: 'Enviar de nuevo',
      mailSent: 'Si este correo existe, se han enviado un enlace y un código.',
      otherAccount: 'Usar otra cuenta',
    },
    register: {
      heading: 'Crear una cuenta',
      action: 'Crear cuenta',
      activity: 'Creando la cuenta…',
      failure: 'No se ha podido crear la cuenta',
      done: '¡Tu cuenta está creada! Revisa tu correo para verificarla.',
      confirm: 'Confirmar',
    },
    forgot: {
      heading: '¿Has olvidado la contraseña?',
      explanation: 'Dinos tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
      action: 'Enviar enlace',
      failure: 'No se ha podido enviar el enlace. Inténtalo de nuevo.',
      sent: 'Si este correo existe, se ha enviado un enlace para cambiar la contraseña.',
      continue: 'Continuar',
    },
    reset: {
      heading: 'Elige una contraseña nueva',
      action: 'Guardar contraseña',
      activity: 'Guardando…',
      failure: 'No se ha podido guardar la contraseña. Inténtalo de nuevo.',
      done: '¡Contraseña guardada! Ya puedes iniciar sesión.',
      noToken: 'Falta el código de recuperación en la dirección.',
      badLink: 'El enlace no es válido o ha caducado.',
      uncheckedLink: 'No se ha podido comprobar el enlace. Inténtalo de nuevo.',
      newLink: 'Enviar un enlace nuevo',
    },
    serviceErrors: {
      invalid_credentials: 'El correo o la contraseña no son correctos.',
      email_not_confirmed: 'Todavía no has confirmado tu correo.',
      user_already_exists: 'Ya existe una cuenta con este correo.',
      email_exists: 'Ya existe una cuenta con este correo.',
      email_address_invalid: 'Esta dirección de correo no es válida.',
      signup_disabled: 'Aquí no se pueden crear cuentas nuevas.',
      user_banned: 'Esta cuenta está bloqueada. Inténtalo de nuevo más tarde.',
      weak_password: 'Esta contraseña es demasiado corta o fácil de adivinar. Elige otra.',
      same_password: 'La contraseña nueva tiene que ser distinta de la anterior.',
      current_password_required: 'Escribe también tu contraseña actual.',
      current_password_invalid: 'La contraseña actual no es correcta.',
      reauthentication_not_valid: 'El código no es correcto o ha caducado. Pide uno nuevo.',
      otp_expired: 'El código no es correcto o ha caducado.',
      mfa_verification_failed: 'El código no es correcto.',
      insufficient_aal: 'Escribe antes el código de tu aplicación de autenticación.',
      too_many_enrolled_mfa_factors:
        'No puedes añadir más aplicaciones de autenticación. Quita una antes.',
      session_not_found: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
      validation_failed: 'Algún dato no es válido. Revísalo e inténtalo de nuevo.',
      over_email_send_rate_limit:
        'Se han enviado demasiados correos. Espera un poco e inténtalo de nuevo.',
      over_request_rate_limit: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
    },
  },

  account: {
    heading: 'Tu cuenta',
    loadFailure: 'No se ha podido cargar tu cuenta.',
    linkRefused: 'Este enlace no es válido o ha caducado. Aquí puedes pedir otro.',

    mail: {
      heading: 'Dirección de correo',
      logInAs: ['Inicias sesión como ', '.'],
      changed: (email) => `Tu dirección de correo es ahora ${email}.`,
      newAddress: 'Dirección de correo nueva',
      action: 'Cambiar la dirección',
      failure: 'No se ha podido cambiar la dirección de correo. Inténtalo de nuevo.',
      asked:
        'Hemos enviado un correo a la nueva dirección, y otro a la antigua si también hay que confirmarla. Confirma cada correo que recibas para completar el cambio.',
      willBe: [
        'Será ',
        ' cuando hayas confirmado cada correo sobre el cambio, con su enlace o su código.',
      ],
      confirmed: (address) => `${address} está confirmada.`,
      code: (address) => `Código del correo enviado a ${address}`,
      confirmOld: 'Confirmar la dirección anterior',
      confirmNew: 'Confirmar la dirección nueva',
    },
    password: {
      heading: 'Contraseña',
      current: 'Contraseña actual',
      codeHint: 'Te hemos enviado uno por correo para asegurarnos de que eres tú.',
      action: 'Cambiar la contraseña',
      activity: 'Cambiando…',
      failure: 'No se ha podido cambiar la contraseña. Inténtalo de nuevo.',
      changed: 'Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
      askForLink: '¿No tienes contraseña o la has olvidado? Recibe un enlace por correo',
      linkSent: 'Enviado. Con el enlace podrás elegir una contraseña.',
    },
    factor: {
      heading: 'Verificación en dos pasos',
      isOff:
        'Pide también un código de una aplicación de autenticación al iniciar sesión, para que no baste con tu contraseña.',
      isOn: 'La verificación en dos pasos está activada: al iniciar sesión se pide también un código de tu aplicación de autenticación.',
      app: 'Aplicación de autenticación',
      added: (time) => `añadida el ${time}`,
      setUp: 'Configurar',
      setUpAnother: 'Configurar otra',
      preparing: 'Preparando…',
      setUpFailure: 'No se ha podido empezar la configuración. Inténtalo de nuevo.',
      scan: 'Escanea esto con tu aplicación de autenticación o escribe en ella la clave en letras.',
      qrCode: 'Código QR con la clave que aparece debajo en letras',
      copy: 'Copiar',
      copied: 'Copiado',
      code: 'Escribe el código que muestra la aplicación',
      turnOn: 'Activar',
      cancel: 'Cancelar',
      done: 'La verificación en dos pasos está activada. En tus otros dispositivos tendrás que volver a iniciar sesión, con un código.',
    },
    removal: {
      action: 'Quitar',
      actionFor: (name) => `Quitar ${name}`,
      question: (name) => `¿Quitar ${name}? Sus códigos ya no servirán para iniciar sesión.`,
      yes: 'Sí, quitarla',
      no: 'Conservarla',
      activity: 'Quitando…',
      failure: 'No se ha podido quitar la aplicación de autenticación. Inténtalo de nuevo.',
      done: (name) => `Se ha quitado ${name}.`,
    },
    sessions: {
      heading: 'Dónde has iniciado sesión',
      loadFailure: 'No se ha podido cargar la lista de tus dispositivos.',
      device: (browser, system) => `${browser} en ${system}`,
      unknownDevice: 'Dispositivo desconocido',
      thisDevice: 'Este dispositivo',
      loggedIn: (time) => `Sesión iniciada el ${time}`,
      lastUsed: (time) => `; último uso el ${time}`,
      action: 'Cerrar sesión en los demás dispositivos',
      activity: 'Cerrando sesión…',
      failure: 'No se ha podido cerrar la sesión en los demás dispositivos. Inténtalo de nuevo.',
      done: 'Se ha cerrado la sesión en los demás dispositivos.',
    },
    data: {
      heading: 'Tus datos',
      explanation:
        'Un archivo con tu cuenta, los lugares donde has iniciado sesión y tus favoritos.',
      action: 'Descargar mis datos',
      activity: 'Reuniendo los datos…',
      failure: 'No se han podido reunir tus datos. Inténtalo de nuevo.',
    },
    deletion: {
      heading: 'Eliminar mi cuenta',
      warning:
        'Tu cuenta y tus favoritos se eliminan, aquí y en el servidor, y se cierra tu sesión en todas partes. No se puede deshacer.',
      confirmation: (email) => `Escribe ${email} para confirmar`,
      wrongAddress: 'Esta no es la dirección de correo de esta cuenta.',
      action: 'Eliminar mi cuenta',
      activity: 'Eliminando…',
      failure: 'No se ha podido eliminar la cuenta. Inténtalo de nuevo.',
      done: 'Tu cuenta se ha eliminado.',
    },
  },

  about: {
    heading: 'Acerca de Marquee',
    purpose:
      'Marquee muestra películas y series populares con sus tráileres y guarda tus favoritos.',
    titles: 'Películas y series',
    tmdb: [
      'Los títulos, las descripciones y los carteles proceden de ',
      ' y de las personas que escriben en ella.',
    ],
    bundled: [
      'Los títulos, las fechas y los demás datos proceden de ',
      ' y de ',
      '. Las descripciones se han escrito y los carteles se han dibujado para Marquee.',
    ],
    numbers:
      'Los títulos llevan los mismos números que en TMDB, que no respalda ni certifica a Marquee.',
    trailers: 'Tráileres',
    player: 'Se reproducen desde YouTube cuando abres uno.',
  },
};
