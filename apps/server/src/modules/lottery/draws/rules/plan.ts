// The issues of a game from its schedule, as events to be planned. The round of the beacon is fixed
// here: the first that is made after the issue closes. Nothing is planned twice at one time, and an
// issue of our own draws opens only after its seed was committed to.
import { issuesFrom, issuesOf, type Issue, type LotteryGame, type Schedule } from '@baize/engines';

export interface PlannedIssue {
  readonly gameCode: string;
  readonly name: string;
  readonly day: string;
  readonly seq: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly dayEndsAt: number;
  readonly drawnBy: LotteryGame['drawnBy'];
  readonly beacon: string | null;
  readonly beaconRound: number | null;
}

export interface BeaconOfPlan {
  readonly kind: string;
  roundAfter(moment: number): number;
  chainOf(round: number): string;
}

export interface PlanAsked {
  readonly game: Pick<LotteryGame, 'code' | 'drawnBy'>;
  readonly schedule: Schedule;
  readonly now: number;
  /** Issues that close later than this are missing. */
  readonly after: number;
  /** None that is drawn later is planned yet. */
  readonly until: number;
  /** The first lottery day that the schedule holds for. */
  readonly fromDay: string;
  readonly beacon: BeaconOfPlan;
}

export function planIssues(asked: PlanAsked): PlannedIssue[] {
  const { schedule, now, after, until, fromDay } = asked;
  const ends = new Map<string, number>();
  const endOf = ({ lotteryDay }: Issue) => {
    const end = ends.get(lotteryDay) ?? issuesOf(schedule, lotteryDay).at(-1)?.drawsAt ?? 0;
    ends.set(lotteryDay, end);
    return end;
  };
  const planned: PlannedIssue[] = [];
  for (const issue of issuesFrom(schedule, Math.max(after, now))) {
    if (issue.drawsAt > until) break;
    if (issue.lotteryDay < fromDay) continue;
    // The first opens where the last one closed; after a pause it opens now.
    const opensAt = planned.length > 0 ? issue.opensAt : firstOpens(asked, issue);
    planned.push(asEvent(asked, { ...issue, opensAt }, endOf(issue)));
  }
  return planned;
}

const firstOpens = ({ after, now }: PlanAsked, { opensAt }: Issue): number =>
  after > now ? after : Math.max(opensAt, now);

function asEvent({ game, beacon }: PlanAsked, issue: Issue, dayEndsAt: number): PlannedIssue {
  const { id: name, lotteryDay: day, seq, opensAt, closesAt, drawsAt } = issue;
  const { code: gameCode, drawnBy } = game;
  const round = drawnBy === 'us' ? beacon.roundAfter(closesAt) : null;
  return {
    gameCode,
    name,
    day,
    seq,
    opensAt,
    closesAt,
    drawsAt,
    dayEndsAt,
    drawnBy,
    beacon: round === null ? null : `${beacon.kind} ${beacon.chainOf(round)}`,
    beaconRound: round,
  };
}

const hourMs = 3_600_000;

/** How far ahead issues are made: draws around the clock two days, official ones thirty. */
export const aheadMs = ({ drawnBy }: Pick<LotteryGame, 'drawnBy'>): number =>
  drawnBy === 'us' ? 48 * hourMs : 30 * 24 * hourMs;
