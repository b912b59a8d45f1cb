import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every mail, and lets a test wait for a mail to an address. */
export async function startSmtpSink() {
  const mails: Email[] = [];
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
      for (const listener of listeners) listener();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  function takeMail(address: string): Email | undefined {
    const place = mails.findIndex((mail) => mail.to?.some((to) => to.address === address));
    return place < 0 ? undefined : mails.splice(place, 1)[0];
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits for a mail to the address and removes the oldest from the sink. */
    async waitForMail(address: string): Promise<Email> {
      for (;;) {
        const mail = takeMail(address);
        if (mail) return mail;
        await new Promise<void>((resolve) => {
          function onMail() {
            listeners.delete(onMail);
            resolve();
          }
          listeners.add(onMail);
        });
      }
    },
    /** Number of mails to the address that are still in the sink. */
    countMails: (address: string) =>
      mails.filter((mail) => mail.to?.some((to) => to.address === address)).length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
