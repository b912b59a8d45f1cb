/**
 * What `work` with a cache gives; null when it fails, with one line to `warn`: a cache that cannot
 * be read or written is an empty one.
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
