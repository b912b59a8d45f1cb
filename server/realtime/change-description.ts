import type { FavoriteChange } from '#server/realtime/change-feed.ts';

// Clients convert the values by these names of PostgreSQL's own (accounts contract, C.3).
const columns = [
  { name: 'user_id', type: 'uuid' },
  { name: 'movie_id', type: 'int8' },
  { name: 'type', type: 'text' },
  { name: 'created_at', type: 'timestamptz' },
];

/** A change as clients are told of it (accounts contract, C.3). */
export function describeChange({ type, record, old_record, committedAt }: FavoriteChange) {
  return {
    schema: 'public',
    table: 'favorites',
    type,
    commit_timestamp: new Date(committedAt).toISOString(),
    columns,
    ...(record && { record }),
    ...(old_record && { old_record }),
    errors: null,
  };
}
