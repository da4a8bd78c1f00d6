// Makes issues ahead of their time from the games' schedules. Repeatable and safe in several
// processes: what is planned already stays as it is.
import { eventIdOf } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { aheadMs, planIssues, type PlannedIssue } from './rules/plan.ts';
import type { OfferedGame, Terms } from './terms.ts';

/** So many issues are written in one transaction. */
const batch = 1000;

const hourMs = 3_600_000;

/** Enough for the first players; the rest is planned by timed work within minutes. */
function nearMs({ game, schedule: { sessions } }: OfferedGame): number {
  // The next of few draws may be weeks away.
  if (sessions.every(({ firstDraw, lastDraw }) => firstDraw === lastDraw)) return aheadMs(game);
  return game.drawnBy === 'us' ? hourMs : 96 * hourMs;
}

type Ports = Pick<LotteryPorts, 'wagering' | 'clock' | 'beacon'>;

export function createPlanner(ports: Ports, terms: Terms) {
  const planUntil = async (
    aheadOf: (game: OfferedGame) => number,
    games = terms.all(),
  ): Promise<number> => {
    let planned = 0;
    for (const game of games) planned += await planGame(ports, game, aheadOf(game));
    return planned;
  };
  return {
    /** Plans what opens soon; gives how many issues. */
    planNear: () => planUntil(nearMs),
    /** Plans two days of draws around the clock, and thirty of official ones. */
    planAhead: (games?: readonly OfferedGame[]) => planUntil(({ game }) => aheadMs(game), games),
    /** Plans a game anew from a day on: issues without slips go, those with slips stay. */
    async planAgain(game: OfferedGame): Promise<Replanned> {
      const {
        game: { code: gameCode },
        scheduleFrom: fromDay,
      } = game;
      const now = ports.clock.now();
      const { removed, kept } = await ports.wagering.unplanEvents({ gameCode, fromDay, now });
      const planned = await planGame(ports, game, aheadMs(game.game));
      return { removed, kept, planned, overlapping: await missing(ports, game) };
    },
  };
}

export type Planner = ReturnType<typeof createPlanner>;

export interface Replanned {
  readonly removed: number;
  /** With slips. */
  readonly kept: number;
  readonly planned: number;
  /** Not planned, because an issue that stands takes slips at the same time, or has the name. */
  readonly overlapping: number;
}

async function planGame(
  { wagering, clock, beacon }: Ports,
  { game, schedule, scheduleFrom: fromDay }: OfferedGame,
  ahead: number,
): Promise<number> {
  const now = clock.now();
  const waiting = await waitingOf(wagering, { gameCode: game.code, now });
  const after = closedOf(waiting, fromDay);
  const issues = planIssues({ game, schedule, now, after, until: now + ahead, fromDay, beacon });
  const free = issues.filter((issue) => !waiting.some((one) => overlaps(issue, one)));
  for (let at = 0; at < free.length; at += batch) {
    const plans = free.slice(at, at + batch).map((issue) => ({ ...issue, family: 'lottery' }));
    await wagering.planEvents(plans);
  }
  return free.length;
}

/** How many issues of the schedule are not planned, because others stand in their way. */
async function missing(
  { wagering, clock, beacon }: Ports,
  { game, schedule, scheduleFrom: fromDay }: OfferedGame,
): Promise<number> {
  const now = clock.now();
  const until = now + aheadMs(game);
  const issues = planIssues({ game, schedule, now, after: 0, until, fromDay, beacon });
  const waiting = await waitingOf(wagering, { gameCode: game.code, now });
  const planned = new Map(waiting.map(({ name, drawsAt }) => [name, drawsAt]));
  const missed = issues.filter(({ name, drawsAt }) => planned.get(name) !== drawsAt);
  // One that was cancelled is there no more, and nothing is in its way.
  const there = await wagering.eventsById(missed.map(eventIdOf));
  const cancelled = there.filter(({ state }) => state === 'cancelled');
  return missed.length - cancelled.length;
}

const waitingOf = (
  wagering: Ports['wagering'],
  { gameCode, now }: { readonly gameCode: string; readonly now: number },
) => {
  const search = { gameCode, states: ['planned'], drawsFrom: now, count: waitingMost } as const;
  return wagering.eventsOf(search);
};

/** More than are ever planned of one game. */
const waitingMost = 10_000;

interface Waiting {
  readonly name: string;
  readonly day: string;
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * Up to when the game is planned without a gap. After a change of schedules issues with slips may
 * lie further ahead; the days before them are planned around them.
 */
function closedOf(waiting: readonly Waiting[], fromDay: string): number {
  let after = 0;
  for (const { day, opensAt, closesAt } of waiting) {
    if (after > 0 && opensAt > after && day >= fromDay) break;
    after = Math.max(after, closesAt);
  }
  return after;
}

/** Two issues of a game never take slips at once, nor have the same name. */
const overlaps = (issue: PlannedIssue, one: Waiting): boolean =>
  issue.name === one.name || (issue.opensAt < one.closesAt && one.opensAt < issue.closesAt);
