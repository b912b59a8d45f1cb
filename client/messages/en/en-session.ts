import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of the log in and of the other forms about a visitor’s account. */
export const words = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  differentPasswords: 'Passwords do not match',
  promise: 'Find tonight’s movie, watch its trailer, keep what you love.',
  passwordRule: (minimum: number) =>
    plural(minimum, { other: 'At least # characters, and not one of the common passwords.' }),
  shortPassword: (minimum: number) =>
    plural(minimum, { other: 'Password must be at least # characters long' }),
  sending: 'Sending…',
  mailFailure: 'The email could not be sent. Please try again.',

  code: {
    ofMail: 'Code from the mail',
    orLink: 'Or follow the link in it.',
    ofApp: 'Enter the code of your authenticator app',
    checking: 'Checking…',
    failure: 'The code could not be checked. Please try again.',
  },
  logIn: {
    heading: 'Log In',
    /** The link from the other screens. */
    link: 'Login',
    action: 'Log In',
    activity: 'Logging in…',
    failure: 'Failed to log in',
    resend: 'Send the verification email again',
    resent: 'Sent. Please check your email.',
    byPassword: 'Use your password instead',
    byMail: 'Email me a link or code instead',
    sendMail: 'Send Link and Code',
    sendAgain: 'Send Again',
    mailSent: 'If this email exists, a link and a code have been sent.',
    otherAccount: 'Use another account',
  },
  register: {
    heading: 'Register',
    action: 'Register',
    activity: 'Registering…',
    failure: 'Failed to create an account',
    done: 'Registration successful! Please check your email for verification.',
    confirm: 'Confirm',
  },
  forgot: {
    heading: 'Forgot Password',
    explanation: 'Tell us your email, and we will send you a link to set a new password.',
    action: 'Send Reset Link',
    failure: 'The reset link could not be sent. Please try again.',
    sent: 'If this email exists, a reset link has been sent.',
    continue: 'Continue',
  },
  reset: {
    heading: 'Set a New Password',
    action: 'Update Password',
    activity: 'Updating…',
    failure: 'The password could not be updated. Please try again.',
    done: 'Password updated! You can now log in.',
    noToken: 'No reset token found in the URL.',
    badLink: 'Invalid or expired reset link.',
    uncheckedLink: 'The reset link could not be checked. Please try again.',
    newLink: 'Send a new reset link',
  },
  /**
   * What the accounts service says, by its error code. In English it has its own words, but where
   * the app itself finds out; another language gives at least: invalid_credentials, email_not_confirmed, user_already_exists,
   * email_exists, email_address_invalid, signup_disabled, user_banned, weak_password,
   * same_password, current_password_required, current_password_invalid,
   * reauthentication_not_valid, otp_expired, mfa_verification_failed, insufficient_aal,
   * too_many_enrolled_mfa_factors, session_not_found, validation_failed,
   * over_email_send_rate_limit, over_request_rate_limit.
   */
  serviceErrors: {
    current_password_invalid: 'The current password is not right.',
  } as Record<string, string>,
};

export type SessionWords = typeof words;
