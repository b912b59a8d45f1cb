import type { FastifyRequest } from 'fastify';
import { ar } from '#server/mail/words/ar.ts';
import { de } from '#server/mail/words/de.ts';
import { en, type MailWords } from '#server/mail/words/en.ts';
import { es } from '#server/mail/words/es.ts';
import { fr } from '#server/mail/words/fr.ts';

const words = { en, es, fr, de, ar } satisfies Record<string, MailWords>;

/** A language that mails can be written in. */
export type MailLanguage = keyof typeof words;

/** The texts of a language. */
export function wordsOf(language: MailLanguage): MailWords {
  return words[language];
}

/** The direction of a language, as a value of HTML's `dir`. */
export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

// More ranges than any browser sends; further ones are ignored, to bound the work.
const rangesRead = 20;

/** The language of mails to the sender of this request. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MailLanguage {
  return readMailLanguage(headers['accept-language']);
}

/**
 * The preferred mail language of the header `Accept-Language` (RFC 9110, section 12.5.4); English
 * when it names none that we have.
 */
export function readMailLanguage(acceptLanguage: string | undefined): MailLanguage {
  const ranges = (acceptLanguage ?? '').split(',', rangesRead).map((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]);
    return { language: mainPart(tag), quality: Number(quality.find(Boolean) ?? 1) };
  });
  const wanted = ranges
    .filter((range): range is { language: MailLanguage; quality: number } =>
      Object.hasOwn(words, range.language),
    )
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wanted[0]?.language ?? 'en';
}

function mainPart(tag: string): string {
  return tag.trim().toLowerCase().split('-')[0] ?? '';
}
