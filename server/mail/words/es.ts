import type { MailWords } from '#server/mail/words/en.ts';

export const es: MailWords = {
  copyAddress: 'Si el botón no hace nada, copia esta dirección:',
  typeCode: (code) => `O escribe este código donde pediste este correo: ${code}`,
  worksOnce: 'El enlace y el código sirven una sola vez, durante una hora.',

  confirmation: {
    subject: 'Confirma tu dirección de correo para Marquee',
    greeting: 'Te damos la bienvenida a Marquee.',
    request: 'Confirma que esta es tu dirección de correo. Tu sesión se iniciará enseguida.',
    action: 'Confirmar mi dirección',
    otherwise: 'Si no te has registrado, puedes ignorar este correo y no pasará nada.',
  },
  recovery: {
    subject: 'Elige una nueva contraseña para Marquee',
    greeting: '¿Has olvidado tu contraseña? Se arregla enseguida.',
    request: 'Sigue este enlace para elegir una nueva.',
    action: 'Elegir una nueva contraseña',
    otherwise:
      'Si no lo has pedido, puedes ignorar este correo: tu contraseña sigue siendo la misma.',
  },
  magicLink: {
    subject: 'Tu enlace para iniciar sesión en Marquee',
    greeting: 'Aquí tienes tu enlace para iniciar sesión.',
    request: 'Ábrelo en el navegador en el que quieras usar Marquee.',
    action: 'Iniciar sesión',
    otherwise: 'Si no lo has pedido, puedes ignorar este correo.',
  },
  invitation: {
    subject: 'Tienes una invitación a Marquee',
    greeting: 'Tienes una invitación a Marquee.',
    request:
      'Acepta la invitación y se iniciará tu sesión; elige una contraseña en la página de tu cuenta.',
    action: 'Aceptar la invitación',
    otherwise: 'Si no quieres una cuenta, puedes ignorar este correo.',
  },
  emailChange: {
    subject: 'Confirma la nueva dirección de correo de tu cuenta de Marquee',
    greeting: 'Tu dirección de correo está a punto de cambiar.',
    request: (newEmail, oldEmail) =>
      `Confirma el cambio${oldEmail ? ` de ${oldEmail}` : ''} a ${newEmail}.`,
    action: 'Confirmar el cambio',
    otherwise:
      'Si no lo has pedido, no lo confirmes y elige una nueva contraseña: puede que otra persona haya entrado en tu cuenta.',
  },
  reauthentication: {
    subject: 'Tu código para confirmar que eres tú',
    greeting: '¿Eres tú?',
    request: (code) => `Escribe este código donde se te ha pedido: ${code}`,
    action: 'Abrir mi cuenta',
    small:
      'El código sirve una sola vez, durante una hora. Si no lo has pedido, ignora este correo.',
  },

  notice: {
    action: 'No he sido yo: elegir una nueva contraseña',
    small: 'Si has sido tú, no hay nada que hacer.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de Marquee',
    news: 'La contraseña de tu cuenta acaba de cambiarse y se ha cerrado la sesión en todos los demás dispositivos.',
  },
  emailChanged: {
    subject: 'Se ha cambiado tu dirección de correo en Marquee',
    news: (newEmail) =>
      `Tu cuenta tiene una nueva dirección de correo: ${newEmail}. Desde ahora los correos llegan allí.`,
  },
  factorAdded: {
    subject: 'La verificación en dos pasos protege tu cuenta de Marquee',
    news: 'Desde ahora se pedirá un código de tu aplicación de autenticación al iniciar sesión.',
  },
  factorRemoved: {
    subject: 'Se ha eliminado una aplicación de autenticación de tu cuenta de Marquee',
    news: 'Sus códigos ya no se piden al iniciar sesión.',
  },
  accountDeleted: {
    subject: 'Tu cuenta de Marquee se ha eliminado',
    news: 'Tu cuenta, tus favoritos y todo lo demás que guardábamos de ti se han eliminado. Durante 90 días queda constancia de cuándo y desde dónde se usó y se eliminó la cuenta, sin tu dirección.',
    action: 'Registrarse de nuevo',
    small: 'Si no has sido tú, otra persona había entrado en tu cuenta.',
  },
};
