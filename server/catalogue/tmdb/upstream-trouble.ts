/** TMDB did not answer, or not as it should; the message is for the log and holds no key. */
export class UpstreamTrouble extends Error {
  /** It may well work a moment later: silence, a 429, a 5xx. */
  readonly isWorthRetrying: boolean;

  constructor(message: string, options: { isWorthRetrying: boolean }) {
    super(message);
    this.name = 'UpstreamTrouble';
    this.isWorthRetrying = options.isWorthRetrying;
  }
}
