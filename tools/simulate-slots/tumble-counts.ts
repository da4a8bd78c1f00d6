// Rounds of a tumbling game by counts alone. The place of a cell decides nothing in such a game:
// what pays, disappears and is drawn again follows from how often each symbol shows. So the same
// numbers give the same payout as the engine, many times faster; a test compares each round with
// the engine's.
import type { PayByCount, TumbleGame } from '@baize/engines';

/** A whole number in 0 … range − 1. */
export type NextInt = (range: number) => number;

/** The win of a round, in credits, and its parts. */
export interface CountedRound {
  credits: number;
  /** The win of the paid spin alone. */
  spinCredits: number;
  triggered: boolean;
  freeSpins: number;
}

/** Plays one round after another, each from the numbers that `next` gives. */
export function countedRounds(game: TumbleGame, next: NextInt): () => CountedRound {
  const counted = countedGame(game);
  const { awarded, retriggered, scattersMin, retriggerScattersMin, spinsMax } = game.freeSpins;
  const most = game.payoutStakesMax * game.stakeCredits;
  const spinPaid = countedSpins(counted, game.weights, next);
  const spinFree = countedSpins(counted, game.freeSpins.weights, next);
  const drawOrb = orbDrawing(game, next);
  return () => {
    const paid = spinPaid();
    const spinCredits = Math.min(paid.symbolCredits + paid.scatterCredits, most);
    let credits = spinCredits;
    const triggered = paid.scatters >= scattersMin && credits < most;
    let left = triggered ? Math.min(awarded, spinsMax) : 0;
    let total = left;
    let freeSpins = 0;
    let multiplier = 0;
    while (left > 0 && credits < most) {
      left -= 1;
      freeSpins += 1;
      const { symbolCredits, scatterCredits, scatters, orbs } = spinFree();
      const gathered = symbolCredits > 0 ? orbs : 0;
      for (let orb = 0; orb < gathered; orb += 1) multiplier += drawOrb();
      const won = symbolCredits * (gathered > 0 ? multiplier : 1) + scatterCredits;
      credits = Math.min(credits + won, most);
      if (scatters >= retriggerScattersMin) {
        const more = Math.min(retriggered, spinsMax - total);
        left += more;
        total += more;
      }
    }
    return { credits, spinCredits, triggered, freeSpins };
  };
}

interface CountedGame {
  readonly cells: number;
  /** Symbols that pay come first, in the order of the pay table; then the scatter and the orb. */
  readonly symbols: readonly string[];
  readonly paying: number;
  /** Credits of symbol s shown n times, at s × (cells + 1) + n. */
  readonly pays: Float64Array;
  readonly scatterPays: Float64Array;
}

function countedGame(game: TumbleGame): CountedGame {
  const cells = game.reels * game.rows;
  const paying = Object.keys(game.countPays);
  const rows = Object.values(game.countPays).map((pays) => payRow(pays, cells));
  return {
    cells,
    symbols: [...paying, game.scatter, game.orb],
    paying: paying.length,
    pays: Float64Array.from(rows.flat()),
    scatterPays: Float64Array.from(
      payRow(game.scatterPays, cells).map((stakes) => stakes * game.stakeCredits),
    ),
  };
}

function payRow(pays: PayByCount, cells: number): number[] {
  let pay = 0;
  return Array.from({ length: cells + 1 }, (_, count) => {
    pay = pays[count] ?? pay;
    return pay;
  });
}

function countedSpins(game: CountedGame, weights: TumbleGame['weights'], next: NextInt) {
  const { cells, paying, pays, scatterPays, symbols } = game;
  const table = Uint8Array.from(
    Object.entries(weights).flatMap(([symbol, weight]) =>
      Array.from({ length: weight }, () => symbols.indexOf(symbol)),
    ),
  );
  const counts = new Uint8Array(symbols.length);
  const of = (symbol: number) => counts[symbol] ?? 0;
  const result = { symbolCredits: 0, scatterCredits: 0, scatters: 0, orbs: 0 };
  return () => {
    counts.fill(0);
    result.symbolCredits = 0;
    let drawn = cells;
    while (drawn > 0) {
      for (let cell = 0; cell < drawn; cell += 1) {
        const symbol = table[next(table.length)] ?? 0;
        counts[symbol] = of(symbol) + 1;
      }
      drawn = 0;
      for (let symbol = 0; symbol < paying; symbol += 1) {
        const credits = pays[symbol * (cells + 1) + of(symbol)] ?? 0;
        if (credits === 0) continue;
        result.symbolCredits += credits;
        drawn += of(symbol);
        counts[symbol] = 0;
      }
    }
    result.scatters = of(paying);
    result.orbs = of(paying + 1);
    result.scatterCredits = scatterPays[result.scatters] ?? 0;
    return result;
  };
}

function orbDrawing({ orbValues }: TumbleGame, next: NextInt): () => number {
  const values = Object.entries(orbValues).flatMap(([value, weight]) =>
    Array.from({ length: weight }, () => Number(value)),
  );
  return () => values[next(values.length)] ?? 0;
}
