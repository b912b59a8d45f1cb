import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { encoded } from '#tests/support/hostile/hostile-addresses.ts';
import { hostileText, prototypeKeys } from '#tests/support/hostile/hostile-values.ts';

const columns = Object.keys(favorites.columns);
const operators = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in', 'not.eq', 'not.in'],
  ...['not.is', 'not.not.eq', 'fts', 'cs', 'ov', 'match', 'isdistinct', 'eq(any)', 'like(all)', ''],
  ...['EQ', 'not'],
  ...prototypeKeys,
];
const values = [
  ...['', 'null', 'true', '1', '-1', '1e9', '99999999999999999999', '1.5', 'movie', '%', '*', '_'],
  ...['\\', '()', '(', ')', '(1', '(1,)', '(,)', '(")', '("1","2")', '("\\"")', '((1))', '(1,2'],
  ...['1,2)', '{1,2}', 'infinity', '-infinity', 'now', '2026-01-01', '2026-02-30', '10000-01-01'],
  ...['0001-01-01', '1e400', '00000000-0000-0000-0000-000000000000', '%a%_'.repeat(200)],
  ...['\\'.repeat(301), '"', '""'],
  `(${Array.from({ length: 1500 }, (_, index) => index)})`,
];
const wholes = [
  ...['or=(movie_id.eq.1,type.eq.tv)', 'and=(or(a.eq.1,b.eq.2),not.and(c.is.null))', 'not.or=()'],
  ...['or=((', 'select=*,users(*)', 'select=count()', 'select=movie_id.sum()'],
  ...['select=movie_id::regclass', 'select=', 'select=,', 'select=*,*,*', 'select="movie_id'],
  ...['select=a->b->>c', 'select=...users(*)', 'select=__proto__:movie_id,constructor:type'],
  ...['select=toJSON:type', 'select="":type', 'select=*::text'],
  ...['order=movie_id.desc.nullslast,type.asc,movie_id', 'order=movie_id.up', 'order=', 'order=,'],
  ...['order="a', 'order=movie_id,'.repeat(20), 'limit=-1', 'limit=0', 'limit=1e9'],
  ...['limit=99999999999999999999', 'limit=', 'offset=-1', 'offset=9007199254740993', 'offset=1.5'],
  ...['offset=1&limit=NaN', 'limit=1&limit=2', 'columns=', 'columns=user_id', 'columns="movie_id'],
  ...['columns=users', 'columns=__proto__', 'on_conflict=', 'on_conflict=movie_id'],
  ...['on_conflict=user_id,type,movie_id,movie_id', 'on_conflict="', 'users.email=eq.x'],
  ...['favorites.movie_id=eq.1', 'movie_id', '=eq.1', 'movie_id=', 'movie_id=eq'],
  'movie_id=neq.1&'.repeat(101),
  'movie_id=neq.1&'.repeat(99),
];

/** A hostile query in PostgREST's syntax. */
export function hostileFilter(random: SeededRandom): string {
  if (random.chance(0.4)) return random.pick(wholes);
  const filters = Array.from({ length: random.between(1, 3) }, () => {
    const column = random.pick([...columns, ...columns, 'password_hash', ...prototypeKeys]);
    const value = random.chance(0.3) ? hostileText(random) : random.pick(values);
    return `${column}=${random.pick(operators)}.${encoded(value)}`;
  });
  return filters.join('&');
}
