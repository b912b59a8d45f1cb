import type { SessionWords } from '#client/messages/en/en-session.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: SessionWords = {
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
};
