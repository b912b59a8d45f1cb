import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/preferences.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

/** Mails that report a change after it is done: no request waits for them. */
export interface Notices {
  /** Sends in the background, in the language of the request; logs a failure. */
  send(request: FastifyRequest, write: (language: Language) => Mail): void;
  /** Resolves when no notice is being sent. */
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
