// Terms and wins as they travel.
import type { JackpotTerms } from '@baize/engines';
import { printUnits } from '@baize/money';
import type { WonRow } from './store/pools.ts';

export function printTerms({ seed, ceiling, turnover, ...rates }: JackpotTerms) {
  return {
    seed: printUnits(seed, 2),
    ceiling: printUnits(ceiling, 2),
    contributionPpm: rates.contributionPpm,
    diversionPpm: rates.diversionPpm,
    turnover: turnover === null ? null : printUnits(turnover, 2),
  };
}

export function printWin(won: WonRow) {
  return {
    tier: won.tier,
    number: won.number,
    prize: printUnits(won.prize, 2),
    wonAt: won.won_at.getTime(),
    gameCode: won.game_code,
    commitment: won.commitment || null,
    secret: won.secret || null,
  };
}
