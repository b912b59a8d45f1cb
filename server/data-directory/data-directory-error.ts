import { OperatorError } from '#server/operator-error.ts';

/** Thrown when the data directory cannot be used; the message says why and what to do. */
export class DataDirectoryError extends OperatorError {}
