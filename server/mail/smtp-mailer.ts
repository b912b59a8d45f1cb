import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/mail/mailer.ts';
import { isLoopback } from '#server/web/loopback.ts';

/**
 * Sends mails through the SMTP server at `url`, from the address `from`. A server on another
 * machine must support TLS. Sending fails when the server does not answer within ten seconds.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // Passwords and links are sent without TLS to this machine only.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    async rehearse() {
      await transport.verify();
    },
  };
}
