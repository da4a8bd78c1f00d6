// Proves by rounds set cell by cell what Jade Tumble pays, when it falls, how scatters that come
// with a fall count, and how orbs gather.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../../kit/draws.ts';
import { jadeTumble as game } from '../definitions/jade-tumble.ts';
import type { CellWeights } from '../falls.ts';
import { playRound, type SlotRound } from '../round.ts';

/** The draws of cells, written as symbols and how many of each. */
function cells(weights: CellWeights, counts: Readonly<Record<string, number>>): number[] {
  const symbols = Object.keys(weights);
  return Object.entries(counts).flatMap(([symbol, count]) => {
    const before = symbols.slice(0, symbols.indexOf(symbol));
    const first = before.reduce((sum, other) => sum + (weights[other] ?? 0), 0);
    return Array.from({ length: count }, () => first);
  });
}

const paid = (counts: Readonly<Record<string, number>>) => cells(game.weights, counts);
const free = (counts: Readonly<Record<string, number>>) => cells(game.freeSpins.weights, counts);
const quiet = { P8: 7, P7: 7, P6: 7, P5: 7, P4: 2 };
const trigger = { S: 4, P8: 7, P7: 7, P6: 7, P5: 5 };

test('eight of a symbol pay once, go, and eight new cells come', () => {
  const round = play([paid({ P8: 8, P7: 7, P6: 7, P5: 7, P4: 1 }), paid({ P3: 7, P2: 1 })]);
  expect(round.events.map(({ kind }) => kind)).toEqual(['spin-landed', 'tumbled']);
  expect(round.events[1]).toMatchObject({ step: 1, wins: [], winCredits: 0 });
  expect(round.events[1]).toHaveProperty('removed.length', 8);
  expect(round.payout).toBe(6n * credit);
});

test('twelve of one and eight of another pay 6 and 0.9 stakes', () => {
  const round = play([paid({ P8: 12, P7: 8, P6: 7, P5: 3 }), paid({ P4: 7, P3: 7, P2: 6 })]);
  expect(round.payout).toBe(69n * credit);
});

test('scatters stay through a fall, and one that comes with it makes four', () => {
  const first = paid({ S: 3, P8: 8, P7: 7, P6: 7, P5: 5 });
  const second = paid({ S: 1, P4: 7 });
  const spins = Array.from({ length: 12 }, () => free(quiet));
  const round = play([first, second, ...spins]);
  expect(round.events[0]).toMatchObject({ scatter: { count: 3, credits: 0 }, winCredits: 6 });
  expect(round.events[1]).toMatchObject({ scatter: { count: 4, credits: 30 }, winCredits: 30 });
  expect(round.events[2]).toEqual({ kind: 'free-spins-awarded', count: 12, total: 12 });
  expect(round.payout).toBe(36n * credit);
});

test('orbs of a winning free spin add up, and multiply only spins in which new ones came', () => {
  const won = { P8: 8, P7: 7, P6: 7, P5: 5 };
  const refill = free({ P4: 7, P3: 1 });
  // Values by weight: 0 draws an orb of 2, 500 one of 3.
  const twoOrbs = [free({ ...won, O: 2, P4: 1 }), free({ P3: 7, P2: 1 }), [0, 500]];
  const noOrb = [free({ ...won, P4: 0, P3: 3 }), free({ P4: 7, P2: 1 })];
  const oneOrb = [free({ ...won, O: 1, P3: 2 }), refill, [0]];
  const lost = [free({ ...quiet, P8: 6, O: 1 })];
  const rest = Array.from({ length: 8 }, () => free(quiet));
  const round = play([paid(trigger), ...twoOrbs, ...noOrb, ...oneOrb, ...lost, ...rest]);
  const collected = round.events.filter((event) => event.kind === 'orbs-collected');
  expect(collected.map(({ values, total, winCredits }) => [values, total, winCredits])).toEqual([
    [[2, 3], 5, 24],
    [[2], 7, 36],
  ]);
  expect(round.events.at(-1)).toEqual({ kind: 'feature-ended', winCredits: 30 + 6 + 42 });
});

test('three scatters in a free spin add five, and four pay unmultiplied', () => {
  const three = free({ S: 3, P8: 7, P7: 7, P6: 7, P5: 6 });
  const four = free(trigger);
  const rest = Array.from({ length: 20 }, () => free(quiet));
  const round = play([paid(trigger), three, four, ...rest]);
  const awards = round.events.filter((event) => event.kind === 'free-spins-awarded');
  expect(awards.map(({ count }) => count)).toEqual([12, 5, 5]);
  expect(round.payout).toBe(60n * credit);
});

const credit = 1000n;

function play(drawn: readonly (readonly number[])[]): SlotRound {
  return playRound({ game, stake: 10_000n, draws: scriptedDraws(drawn.flat()) });
}
