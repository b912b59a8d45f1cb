import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { userTableKeys } from '#contract/tables/user-tables.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** What was copied of one table. */
export interface CopiedTable {
  table: string;
  rows: number;
}

/** Thrown when a copy may not begin or is not exact; the message says what to do. */
export class CopyError extends OperatorError {}

/** Every table to copy, referenced tables first, with the columns that order its rows. */
const tables = {
  users: ['id'],
  identities: ['id'],
  sessions: ['id'],
  refresh_tokens: ['id'],
  one_time_tokens: ['user_id', 'slot', 'is_pkce'],
  flows: ['id'],
  factors: ['id'],
  factor_challenges: ['id'],
  known_networks: ['user_id', 'network_hash'],
  request_limits: ['key'],
  audit_events: ['id'],
  ...userTableKeys,
  secrets_fingerprint: ['id'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

type TableName = keyof typeof tables;
type Row = Record<string, unknown>;

// SQLite takes 32,766 parameters in one statement, and no table has more than 24 columns.
const rowsAtOnce = 1000;

/**
 * Copies all data from one database to another, in one transaction of the target. The engines may
 * differ. Then compares counts and hashes of both. The source is only read, as it is at one moment.
 * Throws CopyError when the target has users already or the comparison fails; the target does not
 * change then.
 */
export async function copyData(source: Database, target: Database): Promise<CopiedTable[]> {
  return target.transaction().execute(async (transaction) => {
    const user = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (user) throw new CopyError('There are accounts at the target already. Choose an empty one.');
    await transaction.deleteFrom('secrets_fingerprint').execute();

    const reading = source.transaction().setIsolationLevel('repeatable read');
    const read = await reading.execute((snapshot) => copyTables(snapshot, transaction));
    // After the source's transaction: PostgreSQL ends a transaction that is idle for some seconds.
    for (const [table, tally] of read) await requireCopied(transaction, table, tally);
    return [...read].map(([table, tally]) => ({ table, rows: tally.count() }));
  });
}

/** Copies every table; gives the tally of the rows that were read from each. */
async function copyTables(source: Database, target: Database): Promise<Map<TableName, Tally>> {
  const read = new Map<TableName, Tally>();
  for (const table of Object.keys(tables) as TableName[]) {
    const tally = createTally();
    for await (const rows of pagesOf(source, table)) {
      tally.add(rows);
      await untyped(target).insertInto(table).values(rows).execute();
    }
    read.set(table, tally);
  }
  return read;
}

async function requireCopied(target: Database, table: TableName, read: Tally): Promise<void> {
  const written = createTally();
  for await (const rows of pagesOf(target, table)) written.add(rows);
  if (written.digest() === read.digest()) return;
  throw new CopyError(
    `The copy of ${table} differs from its source, so nothing was written. Run the command again.`,
  );
}

type Tally = ReturnType<typeof createTally>;

/** The rows of a table in pages of `rowsAtOnce`; each page begins after the last key of the previous. */
async function* pagesOf(database: Database, table: TableName): AsyncGenerator<Row[]> {
  const key = tables[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let query = untyped(database).selectFrom(table).selectAll().limit(rowsAtOnce);
  for (const column of key) query = query.orderBy(sql.ref(column));

  for (let last: Row | undefined; ; ) {
    const after = sql.join(key.map((column) => last?.[column]));
    const rows = await (last
      ? query.where(sql<boolean>`(${columns}) > (${after})`)
      : query
    ).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

/** Counts rows and sums their hashes. Engines order text differently; a sum does not depend on order. */
function createTally() {
  let sum = 0n;
  let rows = 0;
  return {
    add(some: Row[]) {
      for (const row of some) {
        const members = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
        const digest = createHash('sha256').update(JSON.stringify(members)).digest('hex');
        sum = (sum + BigInt(`0x${digest}`)) % 2n ** 256n;
        rows += 1;
      }
    },
    count: () => rows,
    digest: () => `${rows} ${sum.toString(16)}`,
  };
}

// The code treats all tables alike, but the schema's types want each by name.
function untyped(database: Database) {
  return database.withTables<Record<TableName, Row>>();
}
