// Decides whether a player may stake now: an exclusion or a break, a reality check that is due,
// then the limits they set. Ours and vendors' games ask alike. [S9]
import type { StakeTooHigh } from '@baize/ledger';
import { isPlayMoney, printUnits, type Units } from '@baize/money';
import { refuse, type Refusal } from '@baize/contract';
import { refusalOfStake, usesAt, type StakeRefusal } from './limit.ts';
import type { PlayerPlay } from './round.ts';
import { spansAt } from '@baize/money';

export interface Staking {
  readonly stake: Units;
  readonly currency: string;
  readonly now: number;
  readonly sessionSince: number;
}

/** An exclusion for good ends here, later than any that has a term. */
export const forGood = Date.UTC(9999, 0, 1);

type Pausing = Pick<PlayerPlay, 'breakUntil' | 'isExcluded'>;

export type PauseRefusal = Refusal<'player-on-break' | 'self-excluded'>;

export function refusalOfPause(
  { breakUntil, isExcluded }: Pausing,
  now: number,
): PauseRefusal | undefined {
  if (breakUntil === null || breakUntil <= now) return undefined;
  if (!isExcluded) return refuse('player-on-break', { facts: { until: breakUntil } });
  return breakUntil === forGood
    ? refuse('self-excluded')
    : refuse('self-excluded', { facts: { until: breakUntil } });
}

/** In minutes: of what the player chose and the brand asks (0: nothing) the stricter counts. */
export function checkMinutesOf(chosen: number | null, brand: number): number | null {
  const asked = [chosen ?? 0, brand].filter((minutes) => minutes > 0);
  return asked.length === 0 ? null : Math.min(...asked);
}

interface Checking {
  readonly sessionSince: number;
  readonly brandCheckMinutes: number;
}

interface Budgeting {
  readonly asksBudget?: boolean | undefined;
  readonly currency: string;
  readonly sessionSince: number;
}

/** When play stops until the player has seen what it cost; null: never. */
export function checkDueAt(
  { checkMinutes, checkedAt }: Pick<PlayerPlay, 'checkMinutes' | 'checkedAt'>,
  { sessionSince, brandCheckMinutes }: Checking,
): number | null {
  const minutes = checkMinutesOf(checkMinutes, brandCheckMinutes);
  return minutes === null ? null : Math.max(checkedAt, sessionSince) + minutes * 60_000;
}

/** Whether a session waits for its budget; play money needs none. */
export const isBudgetDue = (
  { budgetAt }: Pick<PlayerPlay, 'budgetAt'>,
  { asksBudget = false, currency, sessionSince }: Budgeting,
): boolean => asksBudget && !isPlayMoney(currency) && budgetAt < sessionSince;

export function refusalOfCheck(
  play: PlayerPlay,
  asked: Checking & Budgeting & { readonly now: number },
): Refusal<'session-budget-due' | 'reality-check-due'> | undefined {
  if (isBudgetDue(play, asked)) return refuse('session-budget-due');
  const dueAt = checkDueAt(play, asked);
  return dueAt !== null && asked.now >= dueAt ? refuse('reality-check-due') : undefined;
}

/** While a bonus is open, no stake may be above its terms. */
export const bonusTooHigh = ({ most }: StakeTooHigh): Refusal<'bonus-stake-too-high'> =>
  refuse('bonus-stake-too-high', { facts: { maximum: printUnits(most, 2) } });

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
