// Decides a jackpot win. The number of a tier comes from the round's own seeds under a label of its
// own, so that the game's draws stay as they are and the player can draw it again. A mystery's
// hidden amount comes from a secret whose hash is shown before, and which is shown when it is won.
import type { Units } from '@baize/money';
import { openSeed, type OpenSeed } from '../kit/fairness.ts';
import { jackpotTiers, type JackpotTerms, type JackpotTier } from './terms.ts';

/** A tier's number lies below this. */
export const jackpotRange = 2 ** 48;
const cent = 100n;

export interface JackpotRound {
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The number that decides one tier for one round. */
export function jackpotNumber(seed: OpenSeed, round: JackpotRound, tier: JackpotTier): number {
  return seed.draws({ ...round, label: `jackpot-${tier}` }).int(jackpotRange);
}

/** The numbers of the tiers that are won by chance. */
export function jackpotNumbers(seed: OpenSeed, round: JackpotRound): Record<string, number> {
  const drawn = jackpotTiers.slice(1).map((tier) => [tier, jackpotNumber(seed, round, tier)]);
  return Object.fromEntries(drawn);
}

/** A number wins with the chance stake ÷ turnover, whatever the terms were when it was drawn. */
export function winsJackpot(win: { number: number; stake: Units; turnover: Units }): boolean {
  return BigInt(win.number) * win.turnover < win.stake * BigInt(jackpotRange);
}

/** The hidden amount at which a mystery is won: any whole cent above the seed, all alike. */
export function mysteryAmount(
  secret: string,
  { seed, ceiling }: Pick<JackpotTerms, 'seed' | 'ceiling'>,
): Units {
  const cents = Number((ceiling - seed) / cent);
  const number = openSeed(secret).draws({ clientSeed: 'mystery', nonce: 0 }).int(cents);
  return seed + BigInt(number + 1) * cent;
}
