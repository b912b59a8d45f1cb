import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

/** Mails that tell of something done already: nobody waits for them, and none undoes it. */
export interface Notices {
  /** Sends in the background; a failure is logged. */
  send(mail: Mail, log: FastifyBaseLogger): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

export function createNotices(mailer: Mailer): Notices {
  const underway = new Set<Promise<void>>();
  return {
    send(mail, log) {
      const sending = mailer
        .send(mail)
        .catch((error) => log.error({ err: error }, 'A notice could not be mailed.'))
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
