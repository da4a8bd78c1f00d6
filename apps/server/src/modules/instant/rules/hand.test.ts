// A round is replayed from its record alone, and a closed one still knows its steps.
import { instantGameOf, scriptedDraws } from '@baize/engines';
import { expect, test } from 'vitest';
import { replay, stepsIn } from './hand.ts';

const game = (code: string) => instantGameOf(code) ?? expect.fail(code);

test('a hi-lo hand is worth its stake times the multiplier of its guesses', () => {
  const facts = { stake: 20_000n, choice: {}, steps: ['higher'], draws: scriptedDraws([6, 12]) };
  expect(replay(game('hilo'), facts)).toMatchObject({
    choice: { steps: ['higher'] },
    hand: { over: false, mayCashOut: true },
    payout: 36_770n,
    outcome: { cards: [6, 12], multiplier: '1.8385' },
  });
});

test('a game without steps keeps its choice as it was', () => {
  const choice = { side: 'over', chance: 5000 };
  const facts = { stake: 10_000n, choice, steps: [], draws: scriptedDraws([5000]) };
  expect(replay(game('dice'), facts)).toMatchObject({ choice, payout: 19_800n });
});

test('a hand with a step that is not allowed cannot be replayed', () => {
  const facts = { stake: 10_000n, choice: {}, steps: [3], draws: scriptedDraws([6]) };
  expect(replay(game('hilo'), facts)).toBeUndefined();
});

test.each([
  [null, []],
  [{ void: 'hand-left' }, []],
  [{ choice: { side: 'under', chance: 5000 } }, []],
  [{ choice: { mines: 3, steps: [4, 'cash-out'] } }, [4, 'cash-out']],
])('steps in %j', (outcome, steps) => {
  expect(stepsIn(outcome)).toEqual(steps);
});
