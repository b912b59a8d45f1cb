import * as v from 'valibot';
import { mediaTypeSchema, mediaTypes } from '#contract/catalogue.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { newsSchemaOf } from '#contract/tables/table-news.ts';

/** A favorite is known by type and id: movie 5 and TV show 5 differ (docs/contracts/table-and-feed.md#what-a-favorite-is). */
export const favoriteKeySchema = v.object({
  movie_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'The movie_id is 1 or more.')),
  type: v.config(mediaTypeSchema, { message: `The type is ${mediaTypes.join(' or ')}.` }),
});

export type FavoriteKey = v.InferOutput<typeof favoriteKeySchema>;

export const favorites = {
  name: 'favorites',
  key: ['user_id', 'type', 'movie_id'],
  columns: {
    user_id: { type: 'uuid', default: 'caller' },
    movie_id: { type: 'int8', check: favoriteKeySchema.entries.movie_id },
    type: { type: 'text', check: favoriteKeySchema.entries.type },
    created_at: { type: 'timestamptz', default: 'now' },
  },
  presentAs: 'is_favorite',
} as const satisfies TableDefinition;

/** What one broadcast says of the favorites. */
export const favoritesNewsSchema = newsSchemaOf({
  ...favoriteKeySchema.entries,
  [favorites.presentAs]: v.boolean(),
});
