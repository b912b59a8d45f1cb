type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Gives the function that says how many: the form that the language asks for, `#` being the number. */
export function createPlural(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
}
