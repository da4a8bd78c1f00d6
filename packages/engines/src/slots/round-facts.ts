// From what one spin does to what a whole round does, exactly. A spin wins X and K free spins; a
// free spin wins Y and k more, so each free spin is worth V = Y + the worth of the k it brings:
// E V = E Y ÷ (1 − E k), and E V² follows the same way from independent spins. The caps of a round
// are left out: they can only lower these figures, and hardly do.
import { add, divide, multiply, ratio, subtract, type Ratio } from '../kit/ratio.ts';

/** Mean and mean square of a win, in stakes. */
export interface Moments {
  readonly mean: Ratio;
  readonly square: Ratio;
}

export interface SpinFacts extends Moments {
  /** How often a spin wins anything, and how often it wins free spins. */
  readonly hit: Ratio;
  readonly trigger: Ratio;
  /** Free spins won: their mean, their mean square, and the mean of the win times their number. */
  readonly awards: Ratio;
  readonly awardsSquare: Ratio;
  readonly awardsWin: Ratio;
}

export interface RoundFacts extends Moments {
  /** Free spins played in a round, on average. */
  readonly freeSpins: Ratio;
}

const one = ratio(1n);

/** A round of a paid spin whose free spins are all alike. */
export function roundFacts(paid: SpinFacts, free: SpinFacts): RoundFacts {
  const worth = freeSpinWorth(free);
  return {
    mean: add(paid.mean, multiply(paid.awards, worth.mean)),
    square: withBrood(paid, worth.mean, multiply(paid.awards, worth.square)),
    freeSpins: divide(paid.awards, subtract(one, free.awards)),
  };
}

export function variance({ mean, square }: Moments): Ratio {
  return subtract(square, multiply(mean, mean));
}

/** What a free spin is worth together with those it brings. */
function freeSpinWorth(free: SpinFacts): Moments {
  const rest = subtract(one, free.awards);
  if (rest.numerator <= 0n) throw new RangeError('These free spins never end.');
  const mean = divide(free.mean, rest);
  return { mean, square: divide(withBrood(free, mean, ratio(0n)), rest) };
}

// E (X + V₁ + … + V_K)² = E X² + 2 E[X·K] v + E[K(K − 1)] v² + E K · E V²; the last is handed in.
function withBrood(spin: SpinFacts, worth: Ratio, broodSquare: Ratio): Ratio {
  const cross = multiply(multiply(ratio(2n), spin.awardsWin), worth);
  const pairs = multiply(subtract(spin.awardsSquare, spin.awards), multiply(worth, worth));
  return add(add(spin.square, cross), add(pairs, broodSquare));
}
