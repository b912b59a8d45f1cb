// What an import adds to which list.
import { expect, test } from 'vitest';
import type { Match } from '#client/features/transfer/match/judge-match.ts';
import {
  groupMatches,
  planImport,
  usualTargets,
} from '#client/features/transfer/match/plan-import.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { textOfKey } from '#contract/title-keys.ts';
import { aTransferLine } from '#tests/support/a-transfer-line.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

function sure(fields: Partial<TransferLine>, id = 550): Match {
  return { line: aTransferLine(fields), state: 'sure', entry: aMovie({ id }) };
}

const isNeverListed = () => false;

function planOf(matches: Match[], isListed = isNeverListed) {
  return planImport(usualTargets(groupMatches(matches)), new Map(), isListed);
}

test('each title goes to the list of its line, and what was seen with its day', () => {
  const { added } = planOf([
    sure({ list: 'seen', seenOn: '2024-03-01' }),
    sure({ list: 'watch_later' }),
  ]);
  expect(added).toEqual([
    { list: 'seen', entry: { ...aMovie(), seen_on: '2024-03-01' } },
    { list: 'watch_later', entry: aMovie() },
  ]);
});

test('a title for which two lines stand is added once', () => {
  expect(planOf([sure({ line: 2 }), sure({ line: 3 })]).added).toHaveLength(1);
});

test('a title that its list has already is counted, and not added', () => {
  const matches = [sure({}), sure({}, 7), sure({ list: 'seen' })];
  const targets = usualTargets(groupMatches(matches));
  const { added, present } = planImport(
    targets,
    new Map(),
    (list, key) => list === 'favorites' && textOfKey(key) === 'movie-550',
  );
  expect(added.map(({ list, entry }) => [list, entry.id])).toEqual([
    ['favorites', 7],
    ['seen', 550],
  ]);
  expect(present).toBe(1);
});

test('nothing unsure is added unless it was chosen', () => {
  const line = aTransferLine();
  const candidates = [aMovie(), aMovie({ id: 7 })];
  const targets = usualTargets(groupMatches([{ line, state: 'unsure', candidates }]));
  expect(planImport(targets, new Map(), isNeverListed).added).toEqual([]);
  const chosen = new Map([[line, aMovie({ id: 7 })]]);
  expect(planImport(targets, chosen, isNeverListed).added).toMatchObject([{ entry: { id: 7 } }]);
});

test('a list that somebody has made goes nowhere beside others, and alone to the favorites', () => {
  const own = sure({ group: 'Worst films' });
  expect(planOf([sure({ list: 'watch_later' }), own]).added.map(({ list }) => list)).toEqual([
    'watch_later',
  ]);
  expect(planOf([own]).added.map(({ list }) => list)).toEqual(['favorites']);
});
