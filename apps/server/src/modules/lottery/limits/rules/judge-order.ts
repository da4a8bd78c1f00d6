// Holds an order against what staff limit its player and its issues to. Orders of one transaction
// are judged one after the other, each with those before it.
import { refuse, type Refusal } from '@baize/contract';
import { isPlayMoney, printUnits, type Units } from '@baize/money';

export interface MemberLimit {
  readonly playerId: string;
  /** Empty: all lotteries together. */
  readonly gameCode: string;
  readonly isBlocked: boolean;
  readonly issueStakeMost: Units | null;
  readonly dayStakeMost: Units | null;
}

export interface IssueLimit {
  readonly eventId: string;
  readonly exposureMost: Units | null;
  readonly payoutMost: Units | null;
}

/** What a player has on an issue, and how much of that was staked today. */
export interface Staked {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly eventId: string;
  readonly stake: Units;
  readonly today: Units;
}

export interface LimitedPart {
  readonly eventId: string;
  readonly stake: Units;
  /** What its slips were struck to pay a member at most. */
  readonly issueCap: Units;
}

export interface LimitedOrder {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly parts: readonly LimitedPart[];
}

export interface Held {
  readonly members: readonly MemberLimit[];
  readonly issues: readonly IssueLimit[];
  readonly staked: readonly Staked[];
}

type LimitRefusal = Refusal<'lottery-blocked' | 'lottery-limit-reached' | 'rules-changed'>;

export function createJudge({ members, issues, staked }: Held) {
  const byEvent = new Map(issues.map((issue) => [issue.eventId, issue]));
  const all = [...staked];
  return {
    exposureMostOf: (eventId: string): Units | null => byEvent.get(eventId)?.exposureMost ?? null,
    refusalOf(order: LimitedOrder): LimitRefusal | undefined {
      for (const limit of members) {
        const holds = limit.gameCode === '' || limit.gameCode === order.gameCode;
        if (limit.playerId !== order.playerId || !holds) continue;
        if (limit.isBlocked) return refuse('lottery-blocked');
        const passed = isPlayMoney(order.currency) ? undefined : passedLimit(order, limit, all);
        if (passed !== undefined)
          return refuse('lottery-limit-reached', { facts: { most: printUnits(passed, 2) } });
      }
      // The slips were struck before staff lowered what the issue pays.
      const isOutdated = order.parts.some(({ eventId, issueCap }) => {
        const most = byEvent.get(eventId)?.payoutMost ?? null;
        return most !== null && issueCap > most;
      });
      return isOutdated ? refuse('rules-changed') : undefined;
    },
    laid({ parts, ...order }: LimitedOrder): void {
      for (const { eventId, stake } of parts) all.push({ ...order, eventId, stake, today: stake });
    },
  };
}

/** The limit that the order would pass. */
function passedLimit(
  { playerId, currency, parts }: LimitedOrder,
  { gameCode, issueStakeMost, dayStakeMost }: MemberLimit,
  staked: readonly Staked[],
): Units | undefined {
  const own = staked.filter(
    (one) =>
      one.playerId === playerId &&
      one.currency === currency &&
      (gameCode === '' || one.gameCode === gameCode),
  );
  const sum = (amounts: readonly Units[]) => amounts.reduce((whole, one) => whole + one, 0n);
  if (issueStakeMost !== null) {
    const onIssue = ({ eventId, stake }: LimitedPart) =>
      stake + sum(own.filter((one) => one.eventId === eventId).map((one) => one.stake));
    if (parts.some((part) => onIssue(part) > issueStakeMost)) return issueStakeMost;
  }
  if (dayStakeMost === null) return undefined;
  const today = sum([...own.map((one) => one.today), ...parts.map(({ stake }) => stake)]);
  return today > dayStakeMost ? dayStakeMost : undefined;
}
