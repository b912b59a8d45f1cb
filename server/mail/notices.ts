import type { FastifyRequest } from 'fastify';
import { type MailLanguage, requestLanguage } from '#server/mail/mail-language.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

/** Mails that tell of something done already: nobody waits for them, and none undoes it. */
export interface Notices {
  /** Writes in the language of whoever asked for what was done, and sends in the background; a failure is logged. */
  send(request: FastifyRequest, write: (language: MailLanguage) => Mail): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

export function createNotices(mailer: Mailer): Notices {
  const underway = new Set<Promise<void>>();
  return {
    send(request, write) {
      const sending = mailer
        .send(write(requestLanguage(request)))
        .catch((error) => request.log.error({ err: error }, 'A notice could not be mailed.'))
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
