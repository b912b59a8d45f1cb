/**
 * Gives the result of `work` with a cache. When the work fails, it warns and gives null: a cache that
 * cannot be read or written counts as empty.
 */
export async function forgiveCache<Result>(
  name: string,
  warn: (message: string) => void,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    warn(`The ${name} cannot be used: ${(error as Error).message}`);
    return null;
  }
}
