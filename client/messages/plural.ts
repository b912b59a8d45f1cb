type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Gives a function that picks the plural form of the language and puts the number in place of `#`.
 */
export function createPlural(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  // Browsers disagree about the digits of Arabic, and the server's must be the same.
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
}
