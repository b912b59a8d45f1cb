import type { Row } from './report.ts';

/** The bound of a value, which may be equal to it. */
export interface Bound {
  most?: number;
  least?: number;
}

/** The cells about a value and its bound; the value is not a number when it was not measured. */
export function judge(measured: number, { most, least }: Bound): Row {
  const isMet = measured <= (most ?? measured) && measured >= (least ?? measured);
  return {
    measured,
    limit: most === undefined ? `at least ${least?.toLocaleString('en')}` : `at most ${most}`,
    met: Number.isNaN(measured) ? null : isMet ? 'yes' : 'no',
  };
}
