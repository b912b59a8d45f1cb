import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';

const path = (dataDirectory: string) => join(dataDirectory, 'marquee.db');

// SQL that makes a random UUID (version 4) in SQLite.
const randomId = `lower(printf('%s-%s-4%s-8%s-%s', hex(randomblob(4)), hex(randomblob(2)),
  substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;
// The driver binds every number as REAL.
const numbers = `with recursive numbers(number) as
  (select cast(?1 as integer) union all select number + 1 from numbers where number < ?2)`;

/** Adds the movies 1 to `count` to a user's favorites, while no server uses the database. */
export function fillFavorites(dataDirectory: string, userId: string, count: number): void {
  write(dataDirectory, (database) => {
    const rows = `select '${userId}', 'movie', number, 1767225600000 + number * 1000 from numbers`;
    database
      .prepare(`insert into favorites (user_id, type, movie_id, created_at) ${numbers} ${rows}`)
      .run(1, count);
  });
}

/**
 * Adds the users `first` to `last` with three favorites each. They are copies of a registered user,
 * with the same password, and have the addresses that `addressOf` gives.
 */
export function fillUsers(
  dataDirectory: string,
  templateId: string,
  first: number,
  last: number,
): void {
  write(dataDirectory, (database) => {
    const columnsOf = (table: string, replaced: string[]) =>
      database
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map((column) => (column as { name: string }).name)
        .filter((name) => !replaced.includes(name));
    const own = columnsOf('users', ['id', 'email']).join();
    const ownOfIdentity = columnsOf('identities', ['id', 'user_id']).join();

    database
      .prepare(
        `insert into users (id, email, ${own}) ${numbers}
         select ${randomId}, 'person-' || number || '@example.com', ${own}
         from numbers, users where id = '${templateId}'`,
      )
      .run(first, last);
    database.exec(
      `create temporary table added as select id from users
         where email like 'person-%' and id not in (select user_id from favorites);
       insert into identities (id, user_id, ${ownOfIdentity})
         select ${randomId}, added.id, ${ownOfIdentity.replaceAll(/\w+/g, 'identities.$&')}
         from added, identities where user_id = '${templateId}';
       insert into favorites (user_id, type, movie_id, created_at)
         select id, 'movie', column1, 1767225600000 + column1 * 1000
         from added, (values (496243), (105), (129));`,
    );
  });
}

/** The mail address of a user whom `fillUsers` has added. */
export function addressOf(number: number): string {
  return `person-${number}@example.com`;
}

/** The size of the database file. */
export function databaseMegabytes(dataDirectory: string): number {
  return statSync(path(dataDirectory)).size / 1e6;
}

function write(dataDirectory: string, task: (database: SqliteDatabase.Database) => void): void {
  const database = new SqliteDatabase(path(dataDirectory));
  database.pragma('foreign_keys = ON');
  database.transaction(() => task(database))();
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
