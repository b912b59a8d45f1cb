/**
 * Thrown when the server cannot start, or a command cannot run, until the operator fixes something.
 * The message says what is wrong and what to do; only the message is printed.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
