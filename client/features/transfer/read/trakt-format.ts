import * as v from 'valibot';
import { type JsonFormat, listNamedBy } from '#client/features/transfer/read/file-format.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

const titleSchema = v.looseObject({
  ids: v.looseObject({ imdb: v.optional(v.unknown()), tmdb: v.optional(v.unknown()) }),
});
const time = v.optional(v.unknown());
const recordSchema = v.intersect([
  v.union([v.looseObject({ movie: titleSchema }), v.looseObject({ show: titleSchema })]),
  v.looseObject({ watched_at: time, last_watched_at: time, rated_at: time, collected_at: time }),
]);

/**
 * What Trakt exports, which is what its API answers: history, watched, ratings, watchlist, collection
 * and lists. A show counts as seen when an episode of it was watched or rated.
 */
export const traktFormat: JsonFormat = {
  service: 'Trakt',
  recognises: ({ value }) => v.is(recordSchema, value),
  read({ key, value }, file) {
    const record = v.safeParse(recordSchema, value);
    if (!record.success) return null;
    const { movie, show, watched_at, last_watched_at, rated_at, collected_at } =
      record.output as Record<string, unknown>;
    const { title, year, ids } = (movie ?? show) as Record<string, unknown>;
    const { imdb, tmdb } = ids as Record<string, unknown>;
    const seenOn = watched_at ?? last_watched_at ?? rated_at;
    const name = baseName(key ?? file);
    const named = listNamedBy(name);
    const list: ListName = seenOn ? 'seen' : (named ?? 'favorites');
    const [, ownName] = /^lists-list-\d+-(.+)$/.exec(name) ?? [];
    const isOwnList = !seenOn && (collected_at || ownName || (!named && name.startsWith('lists')));
    return {
      list,
      group: isOwnList ? (ownName ?? name) : '',
      kind: movie ? 'movie' : 'tv',
      tmdbId: tmdb,
      imdbId: imdb,
      title,
      year,
      seenOn: seenOn ?? null,
    };
  },
};

function baseName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/i, '');
}
