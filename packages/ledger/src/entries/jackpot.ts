// The moves of a jackpot: a round feeds its pools and their reserve out of the house's share of the
// stake, a winner is paid from the pool, and the next pool begins with its seed, from the reserve
// as far as it reaches and from the house for the rest.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, poolAccount } from '../accounts.ts';
import { moving, type Leg, type Posting } from '../posting.ts';

/** The contribution of one round to the pools and to the reserve that seeds them. */
export interface JackpotFed {
  readonly pools: readonly { readonly tier: string; readonly amount: Units }[];
  readonly reserve: Units;
}

export function sumFed({ pools, reserve }: JackpotFed): Units {
  return pools.reduce((sum, { amount }) => sum + amount, reserve);
}

export function fedLegs({ pools, reserve }: JackpotFed, currency: string): Leg[] {
  return [
    ...pools.map(({ tier, amount }) => ({ account: poolAccount(tier, currency), amount })),
    { account: houseAccount('jackpot-reserve', currency), amount: reserve },
  ];
}

export interface JackpotWon {
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  /** Of one round: several tiers may fall to it. */
  readonly prizes: readonly { readonly tier: string; readonly prize: Units }[];
}

export function jackpotWon({ roundId, playerId, currency, prizes }: JackpotWon): Posting {
  const amount = prizes.reduce((sum, { prize }) => sum + prize, 0n);
  return {
    key: `jackpot:${roundId}`,
    event: 'jackpot-won',
    reference: roundId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      ...prizes.map(({ tier, prize }) => ({
        account: poolAccount(tier, currency),
        amount: -prize,
      })),
    ],
  };
}

export interface JackpotSeeded {
  readonly tier: string;
  /** Which pool of the tier it is, from 1. */
  readonly number: number;
  readonly currency: string;
  readonly seed: Units;
  readonly reserve: Units;
}

export function jackpotSeeded({ tier, number, currency, seed, reserve }: JackpotSeeded): Posting {
  const there = reserve > 0n ? reserve : 0n;
  const reserved = there < seed ? there : seed;
  return {
    key: `seed:${tier}:${number}`,
    event: 'jackpot-seeded',
    reference: `${tier}:${number}`,
    legs: moving(
      { account: houseAccount('jackpot-funding', currency), amount: reserved - seed },
      { account: poolAccount(tier, currency), amount: seed },
      { account: houseAccount('jackpot-reserve', currency), amount: -reserved },
    ),
  };
}
