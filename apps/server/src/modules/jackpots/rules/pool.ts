// A pool of a tier, and whether it falls to a round. All rules are about what is known at that
// moment: what the pool holds, the round's stake and the number drawn for it.
import { winsJackpot, type JackpotTerms, type JackpotTier } from '@baize/engines';
import type { Units } from '@baize/money';

export interface Pool {
  readonly tier: JackpotTier;
  /** Which pool of its tier it is, from 1. */
  readonly number: number;
  readonly terms: JackpotTerms;
  /** Of a mystery: the hash everybody sees, the secret behind it, and the amount it hides. */
  readonly mystery: Mystery | null;
}

export interface Mystery {
  readonly commitment: string;
  readonly secret: string;
  readonly amount: Units;
}

export interface Tier {
  readonly tier: JackpotTier;
  readonly next: JackpotTerms;
  readonly ending: boolean;
  /** The pool that runs, if one does. */
  readonly pool: Pool | undefined;
}

export interface Falling {
  readonly pool: Pool;
  readonly held: Units;
  readonly stake: Units;
  /** Undefined for a mystery, which is not drawn for. */
  readonly number: number | undefined;
}

/** The prize when the pool falls to the round, else undefined. What is above it stays. */
export function prizeOf({ pool, held, stake, number }: Falling): Units | undefined {
  const { terms, mystery } = pool;
  if (mystery) return held >= mystery.amount ? mystery.amount : undefined;
  if (terms.turnover === null || number === undefined) return undefined;
  if (!winsJackpot({ number, stake, turnover: terms.turnover })) return undefined;
  return held < terms.ceiling ? held : terms.ceiling;
}

/** The amount shown to players: never more than can be won. */
export function shownAmount(pool: Pool, held: Units): Units {
  return held < pool.terms.ceiling ? held : pool.terms.ceiling;
}
