/**
 * Why a question to TMDB got no answer: TMDB failed (`late`, `broken`, `failed`), refused our key or
 * our pace (`keyRefused`, `throttled`), said what is no answer (`unusable`), or was not asked,
 * because too many wait (`busy`), it wants a pause (`resting`) or it is down (`down`).
 */
export type TroubleKind =
  | 'late'
  | 'broken'
  | 'failed'
  | 'keyRefused'
  | 'throttled'
  | 'unusable'
  | 'busy'
  | 'resting'
  | 'down';

const worthRetrying = new Set<TroubleKind>(['late', 'broken', 'failed', 'throttled']);
const signsOfAnOutage = new Set<TroubleKind>([
  'late',
  'broken',
  'failed',
  'keyRefused',
  'unusable',
]);

/** TMDB did not answer, or not as it should; the message is for the log and holds no key. */
export class UpstreamTrouble extends Error {
  readonly kind: TroubleKind;
  readonly retryAfterSeconds: number;

  constructor(kind: TroubleKind, message: string, retryAfterSeconds = 30) {
    super(message);
    this.name = 'UpstreamTrouble';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** It may well work a moment later. */
  get isWorthRetrying(): boolean {
    return worthRetrying.has(this.kind);
  }

  /** TMDB as a whole may be at fault, if other calls fail as well. */
  get isSignOfAnOutage(): boolean {
    return signsOfAnOutage.has(this.kind);
  }
}
