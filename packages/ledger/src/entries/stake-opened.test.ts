// The stake of a round leaves the player's cash and bonus; that of a free round leaves what the
// house gives as bonuses, and its key stays at the player's cash.
import { expect, test } from 'vitest';
import { roundSettled } from './round-settled.ts';
import { stakeOpened } from './stake-opened.ts';
import { stakeVoided } from './stake-voided.ts';

const facts = { roundId: 'r1', playerId: 'ana', currency: 'PHP', stake: 100n };
const legsOf = ({ legs }: ReturnType<typeof stakeOpened>) =>
  legs.map(({ account: { kind, owner }, amount }) => [kind, owner, amount]);

test('a player pays with cash and bonus', () => {
  expect(legsOf(stakeOpened({ ...facts, bonus: { id: 'b1', stake: 30n } }))).toEqual([
    ['player-cash', 'ana', -70n],
    ['player-in-play', 'ana', 100n],
    ['player-bonus', 'ana', -30n],
  ]);
});

test('the house pays for a free round, and has back what was not won in cash', () => {
  expect(legsOf(stakeOpened({ ...facts, isFree: true }))).toEqual([
    ['player-cash', 'ana', 0n],
    ['player-in-play', 'ana', 100n],
    ['bonus-funding', 'house', -100n],
  ]);
  const won = { ...facts, payout: 250n, split: { bonus: 0n, gone: 250n } };
  expect(legsOf(roundSettled(won))).toEqual([
    ['player-in-play', 'ana', -100n],
    ['house-gaming', 'house', -150n],
    ['bonus-funding', 'house', 250n],
  ]);
  expect(legsOf(stakeVoided({ ...facts, split: { bonus: 0n, gone: 100n } }))).toEqual([
    ['player-in-play', 'ana', -100n],
    ['bonus-funding', 'house', 100n],
  ]);
});
