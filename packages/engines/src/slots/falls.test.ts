// Proves of every game that falls or holds: its events add up to the payout, every cell shows what
// the game knows, what wins goes and what stood above it falls, and a record plays the same round.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { openSeed } from '../kit/fairness.ts';
import { slotGames } from './games.ts';
import { gridOf, type SlotGame } from './definition.ts';
import type { Cell, SlotEvent, Window } from './events.ts';
import { payAtLeast } from './falls.ts';
import { playRound } from './round.ts';

const names = ['tumble', 'cluster', 'cascade', 'hold'];
const own = slotGames.filter(({ mechanic }) => names.includes(mechanic));
const seed = openSeed('rounds-that-fall');

test.each(own)('$code: for any seed the events add up and are told as they happen', (found) => {
  const { definition: game } = found;
  const stake = BigInt(game.stakeCredits) * 100n;
  fc.assert(
    fc.property(fc.nat(), fc.string(), (nonce, clientSeed) => {
      const draws = seed.draws({ clientSeed, nonce });
      const round = playRound({ game, stake, draws });
      const won = round.events.reduce((sum, event) => sum + creditsOf(event), 0);
      const cap = game.payoutStakesMax * game.stakeCredits;
      expect(round.payout).toBe(BigInt(Math.min(won, cap)) * 100n);
      checkWindows(game, round.events);
      const recorded = scriptedDraws(draws.recorded.map(({ value }) => value));
      expect(playRound({ game, stake, draws: recorded })).toEqual(round);
      expect(JSON.parse(JSON.stringify(round.events))).toEqual(round.events);
    }),
    { numRuns: 300 },
  );
});

test('a pay by the least count goes for all counts up to the next step', () => {
  const pays = { 8: 20, 10: 50, 12: 100 };
  expect([7, 8, 9, 10, 11, 12, 30].map((count) => payAtLeast(pays, count))).toEqual([
    0, 20, 20, 50, 50, 100, 100,
  ]);
});

/** What an event adds; the sums at the end of features only repeat it. */
function creditsOf(event: SlotEvent): number {
  switch (event.kind) {
    case 'spin-landed':
    case 'tumbled': {
      const wins = event.wins.reduce((sum, { credits }) => sum + credits, 0);
      const scatters = event.scatter?.credits ?? 0;
      expect(event.winCredits).toBe((wins + scatters) * event.multiplier);
      return event.winCredits;
    }
    case 'orbs-collected':
    case 'hold-ended':
      return event.winCredits;
    default:
      return 0;
  }
}

function checkWindows(game: SlotGame, events: readonly SlotEvent[]): void {
  const { reels, rows } = gridOf(game);
  const known = new Set(symbolsOf(game));
  let before: { window: Window; gone: readonly Cell[] } | undefined;
  for (const event of events) {
    if (event.kind !== 'spin-landed' && event.kind !== 'tumbled') continue;
    expect(event.window.map((shown) => shown.length)).toEqual(Array(reels).fill(rows));
    expect(event.window.flat().filter((symbol) => !known.has(symbol))).toEqual([]);
    const gone = event.wins.flatMap(({ cells }) => cells);
    if (event.kind === 'tumbled') {
      if (before === undefined) return expect.fail('a fall follows a landing');
      const keys = (cells: readonly Cell[]) =>
        new Set(cells.map(({ reel, row }) => reel * rows + row));
      expect(keys(event.removed)).toEqual(keys(before.gone));
      checkFall(before.window, event.removed, event.window);
    }
    before = { window: event.window, gone };
  }
}

/** What stayed stands at the foot of its reel, in its order. */
function checkFall(before: Window, removed: readonly Cell[], after: Window): void {
  for (const [reel, shown] of before.entries()) {
    const rows = removed.filter((cell) => cell.reel === reel).map(({ row }) => row);
    const stayed = shown.filter((_, row) => !rows.includes(row));
    expect(after[reel]?.slice(rows.length)).toEqual(stayed);
  }
}

function symbolsOf(game: SlotGame): string[] {
  if ('strips' in game) return game.strips.flat();
  if (game.mechanic === 'cascade') return game.reelWeights.flatMap(Object.keys);
  if (game.mechanic === 'tumble') return Object.keys(game.freeSpins.weights);
  return Object.keys(game.weights);
}
