// One search finds the rounds of every promotion that asks for some.
import { expect, test } from 'vitest';
import { atLeast, cash, writtenWith } from '../../testing.ts';
import { namesRounds, soughtBy } from './lucky.ts';
import type { Condition } from './spec.ts';

const ending = (value: string): Condition => ({
  ...atLeast('round-ending', value),
  test: 'equals',
});
const offerOf = (conditions: readonly (readonly Condition[])[], startsAt = 100) => ({
  id: 'p',
  version: 1,
  stage: 'published' as const,
  keepsDue: true,
  segment: null,
  written: writtenWith(
    {
      trigger: 'lucky-round',
      tiers: conditions.map((list) => ({ conditions: [...list], rewards: [cash('1')] })),
    },
    { startsAt },
  ),
});

test('the least payout and every ending are sought, from the earliest beginning', () => {
  expect(soughtBy([])).toBeUndefined();
  const multiples = offerOf([[atLeast('multiple', '5000')], [atLeast('multiple', '1000')]], 300);
  expect(soughtBy([multiples])).toEqual({ since: 300, multipleMin: 1000, endings: [] });
  const endings = offerOf([[ending('88')], [ending('888'), atLeast('turnover', '5')]]);
  expect(soughtBy([multiples, endings])).toEqual({
    since: 100,
    multipleMin: 1000,
    endings: ['88', '888'],
  });
});

test('a tier names rounds by a payout from below or an ending, not by what is at most', () => {
  const tier = (condition: Condition) => ({ conditions: [condition], rewards: [cash('1')] });
  expect(namesRounds(tier(atLeast('multiple', '1000')))).toBe(true);
  expect(namesRounds(tier(ending('8')))).toBe(true);
  expect(namesRounds(tier({ ...atLeast('multiple', '10'), test: 'at-most' }))).toBe(false);
  expect(namesRounds(tier(atLeast('turnover', '1')))).toBe(false);
});
