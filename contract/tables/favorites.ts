import { rowKeySchema, type TitleList } from '#contract/tables/title-list.ts';

export const favorites = {
  name: 'favorites',
  key: ['user_id', 'type', 'movie_id'],
  columns: {
    user_id: { type: 'uuid', default: 'caller' },
    movie_id: { type: 'int8', check: rowKeySchema.entries.movie_id },
    type: { type: 'text', check: rowKeySchema.entries.type },
    created_at: { type: 'timestamptz', default: 'now' },
  },
  presentAs: 'is_favorite',
} as const satisfies TitleList;
