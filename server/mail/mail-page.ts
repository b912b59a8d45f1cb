import { directionOf, type Language } from '#contract/preferences.ts';
import { wordsOf } from '#server/mail/mail-language.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { escapeHtml } from '#server/web/escape-html.ts';

interface Letter {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  link: string;
  /** The text of the link's button. */
  action: string;
  /** A text about what else can be done instead of following the link. */
  afterAction?: string;
  small: string;
}

/** Renders a mail as plain text and as HTML in Marquee's style; both contain the link. */
export function mail(letter: Letter): Mail {
  const { to, subject, link } = letter;
  return { to, subject, link, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ greeting, paragraphs, action, link, afterAction, small }: Letter): string {
  const blocks = [greeting, ...paragraphs, `${action}:\n${link}`, afterAction, small];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

function htmlOf(letter: Letter): string {
  const { language, subject, greeting, paragraphs, link, action, afterAction, small } = letter;
  const { copyAddress } = wordsOf(language);
  const paragraph = (text: string) => `<p style="margin:0 0 24px">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#171310;color:#f3ece2;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-weight:700;letter-spacing:.2em;color:#f5b83d">MARQUEE</p>
<p style="margin:0 0 8px;font-size:20px">${escapeHtml(greeting)}</p>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#f5b83d;color:#171310;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>
${afterAction === undefined ? '' : paragraph(afterAction)}
<p style="margin:0 0 8px;color:#b9afa2;font-size:14px">${escapeHtml(small)}</p>
<p style="margin:0;color:#b9afa2;font-size:14px;word-break:break-all">${escapeHtml(copyAddress)} ${escapeHtml(link)}</p>
</div>
</body>
</html>
`;
}
