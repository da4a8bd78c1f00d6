// Proves that a reel that shows a wild becomes wild before its lines are scored, that in free spins
// it stays and does not turn, and that only a paid spin wins free spins.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../../kit/draws.ts';
import { lanternCourt as game } from '../definitions/lantern-court.ts';
import { playRound, type SlotRound } from '../round.ts';

/** Where a symbol of a strip shows in the top row. */
const stopOf = (reel: number, symbol: string) => game.strips[reel]?.indexOf(symbol) ?? -1;
const wild = (reel: number) => stopOf(reel, 'W');
const scatter = (reel: number) => stopOf(reel, 'S');

test('two wild reels carry every symbol of the first reel over all lines', () => {
  // T Q H4 on the first reel, two reels of wilds, then K H4 J, which goes on with one line of H4.
  const round = play([[0, wild(1), wild(2), 0, 0]]);
  const [landed, ...rest] = round.events;
  expect(rest).toEqual([
    { kind: 'expanded', reel: 1, symbol: 'W' },
    { kind: 'expanded', reel: 2, symbol: 'W' },
  ]);
  if (landed?.kind !== 'spin-landed') return expect.fail('a spin lands first');
  expect(landed.window[1]).toEqual(['W', 'K', 'Q']);
  const told = landed.wins.map(({ line = 0, symbol, count, credits }) => [
    line + 1,
    `${symbol}×${count}`,
    credits,
  ]);
  expect(told).toEqual([
    [1, 'Q×3', 8],
    [2, 'T×3', 6],
    [3, 'H4×3', 15],
    [4, 'T×3', 6],
    [5, 'H4×4', 45],
    [6, 'T×3', 6],
    [7, 'H4×3', 15],
    [8, 'Q×3', 8],
    [9, 'Q×3', 8],
    [10, 'Q×3', 8],
  ]);
  expect(landed.winCredits).toBe(125);
});

test('a reel that became wild in a free spin is drawn no more and pays on every spin after', () => {
  const feature = [0, 1, 2].map(scatter);
  const quiet = [13, 6, 12, 1, 0];
  const drawn = [
    [...feature, 0, 0],
    quiet,
    [quiet[0], wild(1), ...quiet.slice(2)],
    ...Array.from({ length: 6 }, () => [quiet[0], ...quiet.slice(2)]),
  ];
  const round = play(drawn.map((stops) => stops.map((stop) => stop ?? 0)));
  const spins = round.events.filter((event) => event.kind === 'spin-landed');
  expect(spins.map(({ held }) => held)).toEqual([
    undefined,
    undefined,
    undefined,
    ...Array.from({ length: 6 }, () => [1]),
  ]);
  expect(spins.at(-1)?.window[1]).toEqual(['W', 'W', 'W']);
  expect(round.events.filter((event) => event.kind === 'expanded').length).toBe(1);
  const total = spins.reduce((sum, { winCredits }) => sum + winCredits, 0);
  expect(round.payout * BigInt(game.stakeCredits)).toBe(round.stake * BigInt(total));
});

test('scatters in a free spin pay and bring no more free spins', () => {
  const feature = [0, 1, 2].map(scatter);
  const spins = Array.from({ length: 9 }, () => [...feature, 0, 0]);
  const round = play(spins);
  const landed = round.events.filter((event) => event.kind === 'spin-landed');
  expect(landed.length).toBe(9);
  for (const { scatter: shown } of landed) expect(shown.credits).toBe(2 * game.stakeCredits);
});

function play(spins: readonly (readonly number[])[]): SlotRound {
  return playRound({ game, stake: 10_000n, draws: scriptedDraws(spins.flat()) });
}
