import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure, frameCodes } from '#server/failure.ts';
import type { KeptMail, LocalInbox } from '#server/mail/local-inbox.ts';
import { escapeHtml } from '#server/web/escape-html.ts';
import { isFromThisMachine } from '#server/web/same-machine.ts';

/**
 * `/inbox` lists the mails that were kept instead of sent, `/inbox/{id}` shows one.
 * Answers only someone who sits at this machine.
 */
export function registerInboxRoutes(app: FastifyInstance, inbox: LocalInbox): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw nothingHere();
    });

    scope.get('/inbox', { exposeHeadRoute: true }, async (_request, reply) =>
      sendPage(reply, listPage(await inbox.list())),
    );

    scope.get<{ Params: { id: string } }>(
      '/inbox/:id',
      { exposeHeadRoute: true },
      async (request, reply) => {
        const mail = await inbox.getMail(request.params.id);
        if (!mail) throw nothingHere();
        return sendPage(reply, mail.html);
      },
    );
  });
}

function nothingHere(): Failure {
  return new Failure(404, frameCodes.notFound, 'There is nothing at this address.');
}

// Mails carry their style in attributes, as mail readers demand; nothing else may load or run.
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

const style = `
  :root { color-scheme: dark light; }
  body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.5rem; font: 1rem/1.6 system-ui, sans-serif;
    background: light-dark(#faf6ef, #171310); color: light-dark(#241d17, #f3ece2); }
  h1 { font-size: 1.5rem; } ul { list-style: none; padding: 0; }
  li { padding: 1rem 0; border-top: 1px solid light-dark(#ddd3c4, #3a322a); }
  a { color: light-dark(#8a5200, #f5b83d); font-weight: 600; } p { margin: 0; opacity: .75; }`;

function listPage(mails: KeptMail[]): string {
  const items = mails.map(
    (mail) => `<li><a href="inbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a>
      <p>to ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(mail.sent_at.slice(0, 19).replace('T', ' '))} UTC</time></p></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox – Marquee</title><style>${style}</style></head>
<body><main><h1>Inbox</h1>
<p>No mail server is set, so mails stay on this machine. Only this machine can see them.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail has been sent yet.</p>'}
</main></body></html>
`;
}
