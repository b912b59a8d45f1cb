import type { Mail } from '#server/mail/mailer.ts';
import { escapeHtml } from '#server/web/escape-html.ts';

/** What every account mail needs: whom it goes to, and the link that does what it asks for. */
export interface AccountMailInput {
  to: string;
  link: string;
}

/** Asks a new user to confirm the address. */
export function confirmationMail({ to, link }: AccountMailInput): Mail {
  return accountMail({
    to,
    link,
    subject: 'Confirm your mail address for Marquee',
    greeting: 'Welcome to Marquee.',
    request: 'Please confirm that this is your mail address. You are logged in right after.',
    action: 'Confirm my address',
    otherwise: 'If you did not register, you can ignore this mail and nothing happens.',
  });
}

/** Lets a user who forgot the password set a new one. */
export function recoveryMail({ to, link }: AccountMailInput): Mail {
  return accountMail({
    to,
    link,
    subject: 'Set a new password for Marquee',
    greeting: 'Forgot your password? That is quickly mended.',
    request: 'Follow this link to set a new one.',
    action: 'Set a new password',
    otherwise:
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  });
}

/** Logs a user in without a password. */
export function magicLinkMail({ to, link }: AccountMailInput): Mail {
  return accountMail({
    to,
    link,
    subject: 'Your link to log in to Marquee',
    greeting: 'Here is your link to log in.',
    request: 'Follow it in the browser in which you want to use Marquee.',
    action: 'Log in',
    otherwise: 'If you did not ask for this, you can ignore this mail.',
  });
}

interface Wording extends AccountMailInput {
  subject: string;
  greeting: string;
  request: string;
  action: string;
  otherwise: string;
}

const validity = 'The link works once, for one hour.';

function accountMail({ to, link, subject, greeting, request, action, otherwise }: Wording): Mail {
  return {
    to,
    subject,
    link,
    text: `${greeting}\n\n${request}\n\n${action}:\n${link}\n\n${validity}\n${otherwise}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#171310;color:#f3ece2;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-weight:700;letter-spacing:.2em;color:#f5b83d">MARQUEE</p>
<p style="margin:0 0 8px;font-size:20px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 32px">${escapeHtml(request)}</p>
<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#f5b83d;color:#171310;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 8px;color:#b9afa2;font-size:14px">${escapeHtml(validity)} ${escapeHtml(otherwise)}</p>
<p style="margin:0;color:#b9afa2;font-size:14px;word-break:break-all">If the button does nothing, copy this address: ${escapeHtml(link)}</p>
</div>
</body>
</html>
`,
  };
}
