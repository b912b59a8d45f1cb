/**
 * Why a server does not start, or a command does not do its work, where only its operator can mend
 * it. The message says what is wrong and what to do; it is all that is printed.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
