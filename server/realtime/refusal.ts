/** Why something a client asked for on its socket is not done; the message is sent to it. */
export class Refusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Refusal';
  }
}
