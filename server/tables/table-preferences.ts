import { tableFailure } from '#server/tables/table-failure.ts';

/** The preferences that the table API knows, with their values. */
const preferenceValues = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default'],
  return: ['minimal', 'representation'],
  count: ['exact'],
  handling: ['strict'],
} as const;

type PreferenceName = keyof typeof preferenceValues;
export type Preferences = {
  [Name in PreferenceName]?: (typeof preferenceValues)[Name][number];
};

/**
 * Reads the header `Prefer`. The first of two values for one preference counts. Unknown preferences
 * are ignored; with `handling=strict` they throw PGRST122.
 */
export function readPreferences(header: string | string[] | undefined): Preferences {
  const preferences: Record<string, string> = {};
  const unknown: string[] = [];
  for (const preference of String(header ?? '').split(',')) {
    const text = preference.trim();
    const [name = '', value = ''] = text.split('=');
    if (isKnown(name, value)) preferences[name] ??= value;
    else if (text !== '') unknown.push(text);
  }
  if (preferences.handling === 'strict' && unknown.length > 0) {
    throw tableFailure(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  return preferences;
}

function isKnown(name: string, value: string): boolean {
  return (
    Object.hasOwn(preferenceValues, name) &&
    preferenceValues[name as PreferenceName].some((known) => known === value)
  );
}
