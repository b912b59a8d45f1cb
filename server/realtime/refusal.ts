/** Thrown when a client's frame is refused; the client gets the message. */
export class Refusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Refusal';
  }
}
