import type { FastifyInstance, FastifyReply } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { Failure, frameCodes } from '#server/failure.ts';
import type { KeptMail, LocalInbox } from '#server/mail/local-inbox.ts';
import { escapeHtml } from '#server/web/escape-html.ts';
import { isFromThisMachine } from '#server/web/loopback.ts';

/**
 * `/inbox` lists the mails that were stored instead of sent, `/inbox/{id}` shows one. Both answer
 * only requests from this machine. `appStyles` is the app's style sheet, which the list uses too;
 * empty where there is no built client.
 */
export function registerInboxRoutes(
  app: FastifyInstance,
  inbox: LocalInbox,
  appStyles: string,
): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw nothingHere();
    });

    scope.get(addresses.inbox, { exposeHeadRoute: true }, async (_request, reply) =>
      sendPage(reply, listPage(await inbox.list(), appStyles)),
    );

    scope.get<{ Params: { id: string } }>(
      `${addresses.inbox}/:id`,
      { exposeHeadRoute: true },
      async (request, reply) => {
        const mail = await inbox.getMail(request.params.id);
        if (!mail) throw nothingHere();
        return sendPage(reply, mailPage(mail.html));
      },
    );
  });
}

function nothingHere(): Failure {
  return new Failure(404, frameCodes.notFound, 'There is nothing at this address.');
}

// Mails have their styles in attributes, as mail programs require. Only our own fonts and icon may
// load, and no script may run.
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

// Only the styles of this page: Marquee's colours and fonts come with `appStyles`. The wordmark is
// the app's (client/ui/wordmark.module.css).
const style = `
  .inbox { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  .inbox header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center;
    justify-content: space-between; margin-block-end: 2rem; }
  .wordmark { --bulb: radial-gradient(circle, var(--accent) 1.5px, transparent 2px);
    padding: .42rem .15rem .36rem .3rem; color: var(--text); text-decoration: none;
    background: var(--bulb) left top / 8px 5px round no-repeat, var(--bulb) left bottom / 8px 5px round no-repeat;
    font: 400 1.75rem / 1 var(--font-display); letter-spacing: .14em; text-transform: uppercase; }
  .inbox main { display: grid; gap: .75rem; }
  .inbox ul { margin-block-start: 1rem; }
  .inbox li { padding-block: 1rem; border-block-start: 1px solid var(--line); }
  .inbox li a { font-weight: 600; }
  .inbox p { color: var(--text-quiet); overflow-wrap: anywhere; }`;

function listPage(mails: KeptMail[], appStyles: string): string {
  const items = mails.map(
    (mail) => `<li><a href="inbox/${escapeHtml(mail.id)}" dir="auto">${escapeHtml(mail.subject)}</a>
      <p>to ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(mail.sent_at.slice(0, 19).replace('T', ' '))} UTC</time></p></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><link rel="icon" href="favicon.svg" type="image/svg+xml">
<title>Inbox – Marquee</title><style>${appStyles}${style}</style></head>
<body><div class="inbox">
<header><a class="wordmark" href="./">Marquee</a><a href="./">Back to Marquee</a></header>
<main><h1>Inbox</h1>
<p>No mail server is set, so mails stay on this machine. Only this machine can see them.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail has been sent yet.</p>'}
</main></div></body></html>
`;
}

/** The unchanged mail, below a link back to the list. */
function mailPage(mail: string): string {
  const back =
    '<p style="margin:0;padding:12px 24px"><a href="../inbox" style="color:#f5b83d">Back to the inbox</a></p>';
  return mail.replace(/<body[^>]*>/, (body) => body + back);
}
