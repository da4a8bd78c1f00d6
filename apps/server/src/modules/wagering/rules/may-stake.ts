// Whether a player may stake now: a break, then the limits they set. Ours and vendors' games ask
// alike. [S9]
import { isPlayMoney, type Units } from '@baize/money';
import { refuse, type Refusal } from '@baize/contract';
import { refusalOfStake, usesAt, type StakeRefusal } from './limit.ts';
import type { PlayerPlay } from './round.ts';
import { spansAt } from './span.ts';

export interface Staking {
  readonly stake: Units;
  readonly currency: string;
  readonly now: number;
  readonly sessionSince: number;
}

export function refusalOfBreak(
  play: PlayerPlay,
  now: number,
): Refusal<'player-on-break'> | undefined {
  return play.breakUntil !== null && play.breakUntil > now
    ? refuse('player-on-break', { facts: { until: play.breakUntil } })
    : undefined;
}

/** Limits are for real money; a break and the session's length hold for all play. */
export function refusalOfLimits(
  play: PlayerPlay,
  { stake, currency, now, sessionSince }: Staking,
): Refusal<StakeRefusal> | undefined {
  const limits = isPlayMoney(currency)
    ? play.limits.filter(({ kind }) => kind === 'session')
    : play.limits;
  const uses = usesAt(play.uses, spansAt(now));
  const limit = refusalOfStake({ stake, limits, uses, now, sessionSince });
  return limit && refuse(limit);
}
