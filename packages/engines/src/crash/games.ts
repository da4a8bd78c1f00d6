// The crash games that Baize deals, each with its version and what it promises.
import type { Units } from '@baize/money';
import { onlyBet, type BetPromise, type FamilyGame } from '../kit/family.ts';
import { printDecimal, printPercent, ratio, squareRoot, subtract } from '../kit/ratio.ts';
import { versionOf } from '../kit/version.ts';
import { growthPerSecond } from './curve.ts';
import { leastCashOut, returnPercent, topMultiplier } from './point.ts';

export interface CrashGame {
  readonly code: string;
  /** How long stakes are taken, at least. */
  readonly openMs: number;
  /** How long an ended flight is shown before the next round opens. */
  readonly pauseMs: number;
  /** A slip is taken out where its payout reaches this. */
  readonly payoutCap: Units;
  /** All slips of a round are taken out where their payouts could reach this together. */
  readonly roundCap: Units;
  /** Slips of one player in one round. */
  readonly slipsMost: number;
}

export interface DealtCrash extends FamilyGame<'crash'> {
  readonly definition: CrashGame;
}

const unit = 10_000n;
const stakes = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n].map((whole) => whole * unit);

/** No round's cap lies below this: more stakes are refused instead. */
export const leastCeiling = 200;

export const crashGames: readonly DealtCrash[] = [
  dealt({
    code: 'sky-lantern',
    openMs: 6000,
    pauseMs: 3000,
    payoutCap: 200_000n * unit,
    roundCap: 2_000_000n * unit,
    slipsMost: 2,
  }),
];

/** The crash game of a code that came from outside, if we deal it. */
export function crashGameOf(code: string): DealtCrash | undefined {
  return crashGames.find((game) => game.code === code);
}

function dealt(definition: CrashGame): DealtCrash {
  const { code, payoutCap, roundCap } = definition;
  return {
    code,
    family: 'crash',
    mechanic: '',
    nameKey: `crash.${code}`,
    definition,
    version: versionOf({
      code,
      growthPerSecond,
      returnPercent: String(returnPercent),
      leastCashOut,
      topMultiplier,
      payoutCap: String(payoutCap),
      roundCap: String(roundCap),
    }),
    stakes,
    stakeDefault: 10n * unit,
    promises: { [onlyBet]: promise() },
    returnPercent: printPercent(ratio(returnPercent, 100n)),
  };
}

/** Every multiplier returns the same part; a round spreads the most at the top. */
function promise(): BetPromise {
  const mean = ratio(returnPercent, 100n);
  const squares = ratio(returnPercent * BigInt(topMultiplier), 100n * 100n);
  const square = ratio(returnPercent * returnPercent, 100n * 100n);
  return {
    basis: 'exact',
    percent: printPercent(mean, 4),
    halfWidthPercent: '0',
    roundDeviation: printDecimal(squareRoot(subtract(squares, square)), 4),
  };
}
