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

/** The direction in which a language is written, as HTML's `dir` says it. */
export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

// More ranges than any browser sends; whoever sends them is not waited for.
const rangesRead = 20;

/** The language to write in to whoever sent this request. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): MailLanguage {
  return readMailLanguage(headers['accept-language']);
}

/**
 * The language to write to somebody who asked with this header `Accept-Language` (RFC 9110, section
 * 12.5.4): the one they prefer among those that there are; English where there is none.
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
