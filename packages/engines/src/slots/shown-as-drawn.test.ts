// Proves that no game chooses what it shows: the window of a paid spin is the one that was drawn,
// nothing more is drawn for a spin that loses, and the stake has no part in it.
import { expect, test } from 'vitest';
import { scriptedDraws, type Draw } from '../kit/draws.ts';
import { openSeed } from '../kit/fairness.ts';
import { slotGames } from './games.ts';
import { gridOf, type SlotGame } from './definition.ts';
import type { Window } from './events.ts';
import { columnAt } from './reels.ts';
import { playRound } from './round.ts';
import { stakesOf } from './stakes.ts';

const rounds = 400;

interface Landed {
  readonly window: Window;
  /** How many draws the window took. */
  readonly used: number;
}

/** The window that some draws make, by the definition alone. */
function windowOf(game: SlotGame, draws: readonly Draw[]): Landed {
  if ('heights' in game) return heightsAndStops(game, draws);
  if ('strips' in game) {
    const window = game.strips.map((strip, reel) =>
      columnAt(strip, draws[reel]?.value ?? 0, game.rows),
    );
    return { window, used: game.strips.length };
  }
  const { reels, rows } = gridOf(game);
  const tables = Array.from({ length: reels }, (_, reel) =>
    Object.entries('weights' in game ? game.weights : (game.reelWeights[reel] ?? {})),
  );
  const window = tables.map((table, reel) =>
    Array.from({ length: rows }, (_, row) => byWeight(table, draws[reel * rows + row]?.value ?? 0)),
  );
  return { window, used: reels * rows };
}

function heightsAndStops(game: Extract<SlotGame, { heights: unknown }>, draws: readonly Draw[]) {
  const window = game.strips.map((strip, reel) => {
    const height = byWeight(Object.entries(game.heights), draws[2 * reel]?.value ?? 0);
    return columnAt(strip, draws[2 * reel + 1]?.value ?? 0, Number(height));
  });
  return { window, used: 2 * game.strips.length };
}

function byWeight(table: readonly (readonly [string, number])[], value: number): string {
  let left = value;
  for (const [entry, weight] of table) {
    if (left < weight) return entry;
    left -= weight;
  }
  return expect.fail(`${value} lies beyond all weights`);
}

// @proves R89
test.each(slotGames)('$code: a spin shows what was drawn, and a lost one draws no more', (game) => {
  const seed = openSeed(`shown-${game.code}`);
  const { definition } = game;
  const [stake = 0n] = stakesOf(definition);
  let lost = 0;
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'shown', nonce });
    const { events, payout } = playRound({ game: definition, stake, draws });
    const { window, used } = windowOf(definition, draws.recorded);
    const [landed] = events;
    if (landed?.kind !== 'spin-landed') return expect.fail('a spin lands first');
    if (definition.mechanic !== 'expanding') expect(landed.window).toEqual(window);
    if (payout > 0n || events.length > 1) continue;
    lost += 1;
    expect(draws.recorded.length).toBe(used);
    expect(landed.window).toEqual(window);
  }
  expect(lost).toBeGreaterThan(rounds / 4);
});

// @proves R89
test.each(slotGames)('$code: the same draws are the same round at every stake', (game) => {
  const { definition } = game;
  const seed = openSeed(`stakes-${game.code}`);
  for (let nonce = 1; nonce <= 40; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'stakes', nonce });
    const [least = 1n, ...higher] = stakesOf(definition);
    const first = playRound({ game: definition, stake: least, draws });
    const values = draws.recorded.map(({ value }) => value);
    for (const stake of higher) {
      const again = playRound({ game: definition, stake, draws: scriptedDraws(values) });
      expect(again.events).toEqual(first.events);
      expect(again.payout * least).toBe(first.payout * stake);
    }
  }
});
