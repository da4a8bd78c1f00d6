// The exact value of a hold: a chain of states, so many coins held and so many respins left.
// 1. From n coins, each of the m free cells gets one with chance 1/q apart from the others, so j
//    coins land with the binomial chance of j in m.
// 2. None landing takes a respin away; any landing gives all back. Coins only grow and respins only
//    fall, so the chain ends, and every expectation follows backwards from its ends.
import { add, multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import type { HoldGame } from './definition.ts';

export interface HoldFacts {
  /** In stakes: the mean of a hold that began with so many coins, and of its square. */
  readonly mean: Ratio;
  readonly square: Ratio;
  /** Respins played, and how often every cell fills. */
  readonly respins: Ratio;
  readonly full: Ratio;
}

/** What a hold that begins with so many coins brings. */
export function holdFacts(game: HoldGame, coins: number): HoldFacts {
  const { hold, strips, rows } = game;
  const cells = strips.length * rows;
  const worth = coinMoments(game);
  const full = (held: number) => (held === cells ? 1n : 0n);
  const bonus = BigInt(hold.fullStakes);
  const mean = (held: number) => add(multiply(whole(held), worth.mean), ratio(full(held) * bonus));
  const square = (held: number) => {
    const spread = add(worth.square, multiply(ratio(-1n), multiply(worth.mean, worth.mean)));
    return add(multiply(whole(held), spread), multiply(mean(held), mean(held)));
  };
  const chain = { ...hold, cells, from: coins };
  return {
    mean: expected({ ...chain, atEnd: mean, perRespin: 0n }),
    square: expected({ ...chain, atEnd: square, perRespin: 0n }),
    respins: expected({ ...chain, atEnd: () => ratio(0n), perRespin: 1n }),
    full: expected({ ...chain, atEnd: (held) => ratio(full(held)), perRespin: 0n }),
  };
}

/** A coin’s worth in stakes: its mean and mean square. */
export function coinMoments({ hold }: HoldGame): { readonly mean: Ratio; readonly square: Ratio } {
  const total = hold.coins.reduce((sum, { weight }) => sum + weight, 0);
  const power = (exponent: number) =>
    ratio(
      BigInt(hold.coins.reduce((sum, coin) => sum + coin.weight * coin.stakes ** exponent, 0)),
      BigInt(total),
    );
  return { mean: power(1), square: power(2) };
}

interface Chain {
  readonly cells: number;
  readonly respins: number;
  readonly coinOneIn: number;
  readonly from: number;
  /** What an end with so many coins is worth, and what every respin on the way adds. */
  readonly atEnd: (held: number) => Ratio;
  readonly perRespin: bigint;
}

function expected(chain: Chain): Ratio {
  const known = new Map<string, Ratio>();
  const from = (held: number, left: number): Ratio => {
    const free = chain.cells - held;
    if (left === 0 || free === 0) return chain.atEnd(held);
    const key = `${held}:${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let worth = ratio(chain.perRespin);
    for (let landed = 0; landed <= free; landed += 1) {
      const next = from(held + landed, landed === 0 ? left - 1 : chain.respins);
      worth = add(worth, multiply(chanceOf(landed, free, chain.coinOneIn), next));
    }
    known.set(key, worth);
    return worth;
  };
  return from(chain.from, chain.respins);
}

/** The chance that so many of the free cells get a coin, each apart from the others. */
export function chanceOf(landed: number, free: number, oneIn: number): Ratio {
  let ways = 1n;
  for (let taken = 0; taken < landed; taken += 1) {
    ways = (ways * BigInt(free - taken)) / BigInt(taken + 1);
  }
  const misses = BigInt(oneIn - 1) ** BigInt(free - landed);
  return ratio(ways * misses, BigInt(oneIn) ** BigInt(free));
}

function whole(count: number): Ratio {
  return ratio(BigInt(count));
}
