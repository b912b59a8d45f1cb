import * as v from 'valibot';
import { mediaTypeSchema } from '#contract/catalogue.ts';

/** A favorite is known by type and id: movie 5 and TV show 5 differ (docs/contracts/table-and-feed.md#what-a-favorite-is). */
export const favoriteKeySchema = v.object({
  movie_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  type: mediaTypeSchema,
});

export type FavoriteKey = v.InferOutput<typeof favoriteKeySchema>;

/** The columns of the table `favorites`, in the order `select=*` gives them. */
export const favoriteColumns = ['user_id', 'movie_id', 'type', 'created_at'] as const;
