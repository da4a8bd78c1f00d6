// Facts: play and money of members and teams, counted once, by the line of agents above then.
import type { facts } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { createCounting } from './counting.ts';
import type { FactsDoor } from './door.ts';
import { countLargeTeamsJob } from './jobs/count-large-teams.ts';
import { countFactsJob } from './jobs/count-facts.ts';
import type { FactsPorts } from './ports.ts';
import { noSums } from './rules/sums.ts';
import { turnoverOf } from './rules/turnover.ts';
import { keptMs, openAt } from './rules/window.ts';
import { readMarks } from './store/count.ts';
import {
  readDayPlay,
  readDirectPlay,
  type DayPlayAsked,
  type DirectPlayAsked,
} from './store/day-play.ts';
import { forgetWindows } from './store/forget.ts';
import { readFigures, type FiguresAsked } from './figures.ts';
import { readLargeTeams, type LargeTeamsAsked } from './store/large-teams.ts';
import { readMemberDays, readMembers } from './store/members.ts';
import { readSeries } from './store/series.ts';
import { readActive, readOwn, readTeams } from './store/teams.ts';

export type * from './door.ts';
export type { FactsPorts } from './ports.ts';
export { netLossOf, noSums, playOf, wonOf, type MoneyKind } from './rules/sums.ts';
export type { DayPlay } from './store/day-play.ts';
export { isKept, keptMs, windowMs } from './rules/window.ts';

export function createFacts(ports: FactsPorts) {
  const { database } = ports;
  const counting = createCounting(ports);
  showWait(ports);
  return {
    actions: createActions(ports, counting),
    ...counting,
    ...readingsOf(database.kysely),
    turnoverAt: turnoverAt(ports),
    /** A team over whole days, as its overview tells it. */
    teamFigures: (search: FiguresAsked) => readFigures(database.kysely, search),
    /** Sizes and balances of large teams; who is missing is small enough to be walked. */
    largeTeams: (search: LargeTeamsAsked) => readLargeTeams(database.kysely, search),
    ...daysOf(database.kysely),
    start: none,
    stop: none,
    jobs: [
      { ...countFactsJob, run: countFactsJob.run(counting.countFacts) },
      { ...countLargeTeamsJob, run: countLargeTeamsJob.run(ports) },
    ],
    forgetOld: (now: number) => forgetWindows(database.kysely, now - keptMs),
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof facts>;
}

function showWait({ database, clock, metrics }: FactsPorts): void {
  const help = 'Since when windows of agents’ figures wait to be closed';
  metrics?.watch('baize_facts_behind_seconds', help, async () => {
    const { closedUntil } = await readMarks(database.kysely);
    return closedUntil === 0 ? 0 : Math.max(0, openAt(clock.now()) - closedUntil) / 1000;
  });
}

const daysOf = (usual: Queryable) => ({
  /** Days before this moment, in milliseconds since 1970, are summed up. */
  summedUntil: async (on: Queryable | Tx = usual) => (await readMarks(on)).summedUntil,
  /** Play of a summed day by line and member, page by page. */
  dayPlay: (asked: DayPlayAsked, on: Queryable | Tx = usual) => readDayPlay(on, asked),
  /** Play of an agent's direct players over summed days. */
  directPlay: (asked: DirectPlayAsked, on: Queryable = usual) => readDirectPlay(on, asked),
});

const turnoverAt =
  ({ categoryOf }: FactsPorts): FactsDoor['turnoverAt'] =>
  ({ vendor, gameCode }, stakes) =>
    turnoverOf(categoryOf(vendor, gameCode), stakes);

type Readings = Omit<FactsDoor, 'countFacts' | 'countedUntil' | 'turnoverAt'>;

const readingsOf = (usual: Queryable): Readings => {
  const activeMembersOf: FactsDoor['activeMembersOf'] = (asked, window, on = usual) =>
    readActive(on, asked, window);
  return {
    teamSums: async (agentId, window, on: Queryable | Tx = usual) =>
      (await readTeams(on, [agentId], window)).get(agentId) ?? noSums,
    teamFactsOf: (agentIds, window, on = usual) => readTeams(on, agentIds, window),
    activeMembersOf,
    activeMembers: async (
      agentIds,
      { validMin, depositMin, includeSelf = false, ...window },
      on,
    ) => {
      const asked = agentIds.map((agentId) => ({ agentId, validMin, depositMin, includeSelf }));
      const members = await activeMembersOf(asked, window, on);
      return new Map(agentIds.map((agentId, place) => [agentId, members[place] ?? 0]));
    },
    memberFacts: (agentId, asked, on = usual) => readMembers(on, agentId, asked),
    memberDays: (memberId, agentId, window, on = usual) =>
      readMemberDays(on, { ...window, memberId, agentId }),
    teamSeries: (agentId, window, grain, on = usual) =>
      readSeries(on, agentId, { ...window, grain }),
    ownSums: (memberIds, window, on = usual) => readOwn(on, memberIds, window),
  };
};

export type Facts = ReturnType<typeof createFacts>;
