import * as v from 'valibot';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { rowKeySchema } from '#contract/tables/title-list.ts';
import { listNames } from '#contract/tables/title-lists.ts';

/** In characters, as PostgreSQL counts them. */
export const longestSharedName = 60;

const kind = v.config(v.picklist(['page', 'calendar']), {
  message: 'The kind is page or calendar.',
});
const list = v.config(v.picklist(listNames), { message: `The list is ${listNames.join(' or ')}.` });
const name = v.pipe(
  v.string(),
  v.check(
    (given) => [...given].length <= longestSharedName,
    `The name has at most ${longestSharedName} characters.`,
  ),
);

/**
 * The addresses at which users show a list to everybody. Whoever knows the address of a row sees the
 * list until the row is removed (decision 18).
 */
export const sharedLists = {
  name: 'shared_lists',
  key: ['user_id', 'address'],
  columns: {
    user_id: { type: 'uuid', default: 'caller' },
    address: { type: 'uuid', default: 'random' },
    kind: { type: 'text', check: kind },
    list: { type: 'text', check: list },
    /** What the owner calls it; empty for the name of the list. */
    name: { type: 'text', check: name },
    created_at: { type: 'timestamptz', default: 'now' },
  },
  presentAs: 'is_shared',
  mostRows: 20,
} as const satisfies TableDefinition;

/** A row as its owner reads it. */
export const ownSharedListSchema = v.object({
  address: v.pipe(v.string(), v.uuid()),
  kind,
  list,
  name,
});
export type OwnSharedList = v.InferOutput<typeof ownSharedListSchema>;

/** The function of the tables' API that gives everybody what an address shows. */
export const sharedListFunction = 'shared_list';

/** It gives so many titles at most, the newest ones. */
export const mostSharedTitles = 1000;

/** What an address shows; nothing else of the account. */
export const sharedListSchema = v.object({ kind, list, name, titles: v.array(rowKeySchema) });
export type SharedList = v.InferOutput<typeof sharedListSchema>;
