// The terms a pool may run by: those of a fresh platform, and what staff may make of them.
import { refuse, type Refusal } from '@baize/contract';
import { jackpotTiers, type JackpotTerms, type JackpotTier } from '@baize/engines';
import { unitsPerOne } from '@baize/money';

const whole = (amount: bigint) => amount * unitsPerOne;

/** Together they give back about 1.45 % of every stake. */
export const freshTerms: Readonly<Record<JackpotTier, JackpotTerms>> = {
  mini: {
    seed: whole(200n),
    ceiling: whole(1000n),
    contributionPpm: 4000,
    diversionPpm: 2000,
    turnover: null,
  },
  major: {
    seed: whole(10_000n),
    ceiling: whole(100_000n),
    contributionPpm: 2000,
    diversionPpm: 2500,
    turnover: whole(4_000_000n),
  },
  grand: {
    seed: whole(100_000n),
    ceiling: whole(2_000_000n),
    contributionPpm: 2000,
    diversionPpm: 2000,
    turnover: whole(50_000_000n),
  },
};

export function tierOf(name: string): JackpotTier | undefined {
  return jackpotTiers.find((tier) => tier === name);
}

/** Why the next pool may not run by these terms; `told` are the ceilings players were told. */
export function refusalOfTerms(
  terms: JackpotTerms,
  now: JackpotTerms,
  told: readonly bigint[],
): Refusal<'jackpot-terms-invalid' | 'jackpot-ceiling-lowered'> | undefined {
  const { seed, ceiling, turnover, contributionPpm } = terms;
  const isMystery = turnover === null;
  const fits =
    isMystery === (now.turnover === null) &&
    seed > 0n &&
    ceiling > seed &&
    (isMystery ? contributionPpm > 0 : turnover > 0n);
  if (!fits) return refuse('jackpot-terms-invalid');
  return told.some((one) => ceiling < one) ? refuse('jackpot-ceiling-lowered') : undefined;
}
