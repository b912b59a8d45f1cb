const uniqueCodes = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const foreignKeyCodes = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

/** Whether a statement failed because another row has the same value already, in either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueCodes);
}

/** Whether a statement failed because the row that another one refers to is gone, in either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, foreignKeyCodes);
}

function hasCode(error: unknown, codes: string[]): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes.includes(code);
}
