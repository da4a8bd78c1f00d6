// Proves that the age of a player is asked where a stake depends on it, and nowhere else.
import { policies, type Policies } from '@baize/contract';
import { slotGameOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { stakesFor } from './stakes-for.ts';

const game = slotGameOf('golden-lotus-20') ?? expect.fail('the game is in the registry');
const values = Object.entries(policies).map(([name, fact]) => [name, fact.default]);
const usual = Object.fromEntries(values) as Policies;

test.each([
  [usual, 24, '200.00', []],
  [{ ...usual, slotStakeMaximumYoung: '2' }, 24, '2.00', ['ann']],
  [{ ...usual, slotStakeMaximumYoung: '2' }, 25, '200.00', ['ann']],
  [{ ...usual, slotStakeMaximum: '5' }, 24, '5.00', []],
] as const)('case %#: the highest stake, and whose age was asked', async (...row) => {
  const [policy, age, highest, whose] = row;
  const asked: string[] = [];
  const ageOf = async (playerId: string) => {
    asked.push(playerId);
    return age;
  };
  const stakes = await stakesFor({ policy: () => policy, ageOf })(game, 'ann', 0);
  expect(printUnits(stakes.at(-1) ?? 0n, 2)).toBe(highest);
  expect(asked).toEqual(whose);
});
