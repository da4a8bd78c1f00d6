// Every window of a round is shown as it was scored, and events between two windows are listed with
// the first of them.
import { slotGameOf, openSeed, playRound, stakesOf, type SlotEvent } from '@baize/engines';
import { expect, test } from 'vitest';
import { shownSteps } from './shown-steps.ts';

const scatter = { count: 0, cells: [], credits: 0 };
const landed = { kind: 'spin-landed', stops: [4], wins: [], scatter, multiplier: 1 } as const;

test('a reel that expands is shown expanded', () => {
  const steps = shownSteps([
    {
      ...landed,
      window: [
        ['A', 'K'],
        ['Q', 'W'],
      ],
      winCredits: 0,
    },
    { kind: 'expanded', reel: 1, symbol: 'W' },
  ]);
  expect(steps.map(({ window }) => window)).toEqual([
    [
      ['A', 'K'],
      ['W', 'W'],
    ],
  ]);
});

test('falls and notes stand in the order in which they happened', () => {
  const fall = { step: 1, removed: [], window: [['K']], wins: [], multiplier: 2, winCredits: 8 };
  const events: SlotEvent[] = [
    { ...landed, window: [['A']], winCredits: 5 },
    { kind: 'tumbled', ...fall },
    { kind: 'orbs-collected', cells: [], values: [3], total: 7, winCredits: 6 },
    { kind: 'free-spins-awarded', count: 12, total: 12 },
    { kind: 'free-spin-started', index: 1, of: 12 },
    { ...landed, window: [['Q']], winCredits: 0 },
  ];
  const told = shownSteps(events).map(({ title, notes }) => [title, notes]);
  expect(told).toEqual([
    [{ key: 'base-spin' }, []],
    [
      { key: 'fall', step: 1 },
      [
        { key: 'orbs', total: 7, credits: 6 },
        { key: 'free-won', count: 12 },
      ],
    ],
    [{ key: 'free-spin', index: 1 }, []],
  ]);
});

test('the steps of dealt rounds of Lantern Court win what the rounds pay', () => {
  const { definition } = slotGameOf('lantern-court') ?? expect.fail('the game is in the registry');
  const stake = stakesOf(definition)[0] ?? 0n;
  const seed = openSeed('steps-of-the-test');
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'steps', nonce });
    const { events, payout } = playRound({ game: definition, stake, draws });
    const credits = shownSteps(events).reduce((sum, { winCredits }) => sum + winCredits, 0);
    expect(payout * BigInt(definition.stakeCredits)).toBe(stake * BigInt(credits));
  }
});
