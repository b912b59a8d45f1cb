import { tableFailure } from '#server/tables/table-failure.ts';

export const rowsMediaType = 'application/json';
export const singleMediaType = 'application/vnd.pgrst.object+json';

const readAsRows = [rowsMediaType, 'application/*', '*/*'];

/**
 * Whether the header `Accept` asks for one row as an object, not for an array (accounts contract,
 * B.1). The first media type that this API has decides. Throws PGRST107 where it has none.
 */
export function wantsSingle(accept = '*/*'): boolean {
  for (const range of accept.split(',')) {
    const mediaType = range.replace(/;.*/s, '').trim().toLowerCase();
    if (mediaType === singleMediaType) return true;
    if (readAsRows.includes(mediaType)) return false;
  }
  throw tableFailure(406, 'PGRST107', `None of these media types are available: ${accept}`, {
    hint: `Accept ${rowsMediaType} or ${singleMediaType}.`,
  });
}
