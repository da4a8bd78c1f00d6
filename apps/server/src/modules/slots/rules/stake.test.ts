// Proves that a slot takes the stakes of its ladder, however they are written, and none between.
import { gameOf, stakesOf } from '@baize/engines';
import { printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { offeredStake } from './stake.ts';

const game = gameOf('golden-lotus-20') ?? expect.fail('the game is in the registry');

test('every stake of the ladder is offered, with two decimals or four', () => {
  for (const stake of stakesOf(game.definition)) {
    expect(offeredStake(game, printUnits(stake, 2))).toBe(stake);
    expect(offeredStake(game, printUnits(stake, 4))).toBe(stake);
  }
});

test.each(['0', '0.01', '1.0001', '-1', '1e1', 'one', '', ' 1', '1,00', '99999999999999'])(
  '"%s" is not offered',
  (text) => {
    expect(offeredStake(game, text)).toBeUndefined();
  },
);
