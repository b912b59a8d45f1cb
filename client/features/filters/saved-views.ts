import * as v from 'valibot';
import { savedViewsKey } from '#client/lib/storage-keys.ts';
import { createStoredChoice } from '#client/lib/stored-choice.ts';

export const longestName = 40;
/** So many views of each kind may be saved. */
export const mostViews = 20;

const savedViewSchema = v.object({
  type: v.picklist(['movie', 'tv']),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
  /** The search part of the address that shows it. */
  search: v.pipe(v.string(), v.maxLength(2000)),
});

/** Filters of a list to which the visitor has given a name. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

export const savedViews = createStoredChoice(
  savedViewsKey,
  v.pipe(v.array(savedViewSchema), v.maxLength(2 * mostViews)),
  [],
);

/** The views with one more, which replaces that of the same kind and name. */
export function withView(views: SavedView[], view: SavedView): SavedView[] {
  return [...withoutView(views, view), view];
}

export function withoutView(views: SavedView[], { type, name }: SavedView): SavedView[] {
  return views.filter((each) => each.type !== type || each.name !== name);
}
