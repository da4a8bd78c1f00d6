// Crash as a family: slips lie open until their flight ends, and are settled by the multiplier at
// which they were taken out.
import type { SlipFamily } from '../kit/family.ts';
import { drawSeed, issueDraws } from '../kit/fairness.ts';
import { growthPerSecond } from './curve.ts';
import { crashGames, leastCeiling, type DealtCrash } from './games.ts';
import { drawPoint, leastCashOut, returnPercent, topMultiplier } from './point.ts';
import { payoutAt, readCrash, settleCrash } from './slip.ts';

export const crash: SlipFamily<'crash', DealtCrash> = {
  decides: 'slip',
  code: 'crash',
  category: () => 'ELOTT',
  games: crashGames,
  draw: (_game, draws) => [drawPoint(draws)],
  resultRefusal: (_game, [point, ...more]) =>
    more.length === 0 && Number.isSafeInteger(point) && isPoint(point ?? 0)
      ? undefined
      : 'not a multiplier',
  settle: (_game, struck, result, decision) => settleCrash(struck, result, decision),
  eventCap: () => undefined,
  // The one outcome that stakes are limited by: what all of them would be paid at the lowest
  // multiplier at which a round's cap may end a flight.
  exposure: (_game, struck) => ({
    size: 1,
    payouts: [[0, payoutAt(readCrash(struck).stake, leastCeiling)]],
  }),
  outcomes: () => ({
    tells: 'most',
    size: 1,
    of: () => undefined,
    name: () => '2.00',
  }),
  expected: (_game, struck) => (readCrash(struck).stake * returnPercent) / 100n,
  verify(_game, receipt) {
    const seed = drawSeed(receipt);
    const draws = issueDraws({ seed, issue: receipt.issue });
    return { result: [drawPoint(draws)], drawn: draws.recorded, seed };
  },
  describe({ definition }) {
    const { payoutCap, roundCap, ...facts } = definition;
    return {
      ...facts,
      payoutCap: String(payoutCap),
      roundCap: String(roundCap),
      growthPerSecond,
      leastCashOut,
      topMultiplier,
    };
  },
};

const isPoint = (point: number): boolean => point >= 100 && point <= topMultiplier;
