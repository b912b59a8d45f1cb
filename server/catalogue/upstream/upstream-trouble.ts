/**
 * Why a request to TMDB got no usable answer. TMDB failed (`late`, `broken`, `failed`), refused our
 * key or our pace (`keyRefused`, `throttled`), or sent an answer that cannot be read (`unusable`). Or
 * it was not asked: too many requests wait (`busy`), TMDB asked for a pause (`resting`), or it is
 * down (`down`).
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

/** TMDB gave no usable answer. The message is for the log and never contains the key. */
export class UpstreamTrouble extends Error {
  readonly kind: TroubleKind;
  readonly retryAfterSeconds: number;

  constructor(kind: TroubleKind, message: string, retryAfterSeconds = 30) {
    super(message);
    this.name = 'UpstreamTrouble';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The same request may succeed a moment later. */
  get isWorthRetrying(): boolean {
    return worthRetrying.has(this.kind);
  }

  /** TMDB may be down if other calls fail like this too. */
  get isSignOfAnOutage(): boolean {
    return signsOfAnOutage.has(this.kind);
  }
}
