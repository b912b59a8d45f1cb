import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolderDurably, writeDurably } from '#server/disk/durable-file.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

const keptMailSchema = v.object({
  id: v.string(),
  sent_at: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  link: v.string(),
});

/** A mail in the inbox; ids sort by time, `sent_at` is an ISO date. */
export type KeptMail = v.InferOutput<typeof keptMailSchema>;

/** Mails that were stored instead of sent, newest first. */
export interface LocalInbox extends Mailer {
  list(): Promise<KeptMail[]>;
  /** The mail, or null when there is none with this id. */
  getMail(id: string): Promise<KeptMail | null>;
}

/** Older mails are deleted: a developer's machine needs only the last ones. */
const mailsKept = 200;

/**
 * Stores each mail as a file in the folder `path`, which is created when first needed. `announce`
 * is called with each mail, so that the console can show its link; `clock` gives milliseconds.
 */
export function createLocalInbox(
  path: string,
  clock: () => number,
  announce: (mail: Mail) => void,
): LocalInbox {
  async function ids(): Promise<string[]> {
    const names = await readdir(path).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
      .reverse();
  }

  async function getMail(id: string): Promise<KeptMail | null> {
    if (!/^[\w-]+$/.test(id)) return null;
    try {
      return v.parse(keptMailSchema, JSON.parse(await readFile(join(path, `${id}.json`), 'utf8')));
    } catch {
      return null;
    }
  }

  return {
    async send(mail) {
      const sentAt = new Date(clock()).toISOString();
      const id = `${sentAt.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      await makeFolderDurably(path);
      const kept: KeptMail = { id, sent_at: sentAt, ...mail };
      await writeDurably(join(path, `${id}.json`), JSON.stringify(kept, null, 2));
      const outdated = (await ids()).slice(mailsKept);
      await Promise.all(outdated.map((old) => rm(join(path, `${old}.json`), { force: true })));
      announce(mail);
    },

    async rehearse() {
      await ids();
    },

    async list() {
      const mails = await Promise.all((await ids()).map(getMail));
      return mails.filter((mail) => mail !== null);
    },

    getMail,
  };
}
