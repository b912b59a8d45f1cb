import * as v from 'valibot';
import { defineTitleList } from '#contract/tables/title-list.ts';

export const favorites = defineTitleList('favorites', 'is_favorite');

export const watchLater = defineTitleList('watch_later', 'is_listed');

/** The first day on which a title can have been seen. */
export const firstSeenDay = '1900-01-01';

export const seen = defineTitleList('seen', 'is_listed', {
  /** The day on which the visitor saw the title, where they were. */
  seen_on: {
    type: 'date',
    default: 'today',
    check: v.pipe(
      v.string(),
      v.isoDate(),
      v.minValue(firstSeenDay, `The seen_on is ${firstSeenDay} or later.`),
    ),
  },
});

export const notForMe = defineTitleList('not_for_me', 'is_listed');

/** Every list of titles that a user has. */
export const titleLists = [favorites, watchLater, seen, notForMe] as const;

export type ListName = (typeof titleLists)[number]['name'];
export const listNames = titleLists.map(({ name }) => name);
