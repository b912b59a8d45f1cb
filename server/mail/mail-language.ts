import type { FastifyRequest } from 'fastify';
import { type Language, wantedLanguage } from '#contract/preferences.ts';
import { ar } from '#server/mail/words/ar.ts';
import { de } from '#server/mail/words/de.ts';
import { en, type MailWords } from '#server/mail/words/en.ts';
import { es } from '#server/mail/words/es.ts';
import { fr } from '#server/mail/words/fr.ts';
import { readAcceptedLanguages } from '#server/web/accepted-languages.ts';

const words: Record<Language, MailWords> = { en, es, fr, de, ar };

/** The texts of a language. */
export function wordsOf(language: Language): MailWords {
  return words[language];
}

/**
 * The language of mails to the sender of this request: the preferred one of those that we have, and
 * English when there is none.
 */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return wantedLanguage(null, readAcceptedLanguages(headers['accept-language']));
}
