/** The catalogue did not answer as it should; `status` is null when it did not answer at all. */
export class CatalogueError extends Error {
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The catalogue did not answer' : `The catalogue answered ${status}`, {
      cause,
    });
    this.name = 'CatalogueError';
    this.status = status;
  }
}

/** Whether the catalogue has answered that it does not have what was asked for. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CatalogueError && error.status === 404;
}

/** For `catch`: null when the catalogue does not have what was asked for; throws any other error. */
export function nullWhenNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
