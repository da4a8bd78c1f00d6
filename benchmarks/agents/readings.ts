// Readings of agents and staff in a house with many members: overviews, lists of members by every
// order, series. Each is asked at the door of its module by one caller after the other.
import { profitOrders } from '@baize/contract';
import { callOf, given, playerCaller, staffMember } from '@baize/server/testing';
import { dayText, startOfDay } from '@baize/money';
import { quantile, type Figure } from '../figures.ts';
import { crowdedId, rootId } from './tree.ts';
import { runJob, type World } from './world.ts';

const rootMsMost = 100;
const agentMsMost = 50;
/** A list is sorted as a whole: it is a report and no screen of every day. */
const listMsMost = 2000;
/** For its order a week of every member of the house is added up. */
const houseListMsMost = 5000;

interface Asked {
  readonly what: string;
  /** In milliseconds. */
  readonly atMost: number;
  readonly ask: (agentId: string, turn: number) => Promise<unknown>;
}

export async function measureReadings(world: World, asks: number): Promise<Figure[]> {
  const { facts } = world.modules;
  await runJob(facts, 'facts-count-large-teams');
  const others = agentsOf(world, asks);
  const overview = overviewOf(world);
  const figures = [
    await p95Of(
      overview,
      Array.from({ length: asks }, () => rootId),
      {
        what: 'team overview of the root',
        atMost: rootMsMost,
      },
    ),
    await p95Of(overview, others, { what: 'team overview of any agent', atMost: agentMsMost }),
  ];
  for (const { what, atMost, ask } of [...listsOf(world), ...seriesOf(world)]) {
    const few = Math.max(2, Math.ceil(asks / 80));
    figures.push(
      await p95Of(
        ask,
        Array.from({ length: few }, () => rootId),
        { what, atMost },
      ),
    );
  }
  for (const { what, atMost, ask } of seriesOf(world))
    figures.push(await p95Of(ask, others, { what: `${what}, any agent`, atMost }));
  return figures;
}

/** Some of every level, and the one with thousands of direct members. */
function agentsOf({ tree }: World, count: number): readonly string[] {
  const { levels, agents } = tree;
  return Array.from({ length: count }, (_, at) => {
    if (at % 20 === 19) return crowdedId;
    const level = 1 + (at % (levels.length - 1));
    const from = levels[level] ?? 2;
    const until = levels[level + 1] ?? agents + 1;
    return `agent-${from + ((at * 7919) % (until - from))}`;
  });
}

/** Today, the last seven days and the last thirty, in turn. */
function daysOf({ day }: World, turn: number) {
  const days = [1, 7, 30][turn % 3] ?? 7;
  return {
    startDate: dayText(startOfDay(day - days + 1)),
    endDate: dayText(startOfDay(day)),
  };
}

function overviewOf(world: World): Asked['ask'] {
  const { getTeamOverview } = world.modules.agents.actions;
  return async (agentId, turn) =>
    given(await getTeamOverview(callAs(world, agentId, daysOf(world, turn))));
}

const callAs = <I>({ clock }: World, agentId: string, input: I) =>
  callOf(playerCaller(agentId, { type: 2 }), input, clock.now());

function listsOf(world: World): readonly Asked[] {
  const { agents, facts } = world.modules;
  const orders = profitOrders.map((sort) => ({
    what: `members of the root’s team by ${sort}, a week, first page`,
    atMost: houseListMsMost,
    ask: async (agentId: string) =>
      given(
        await facts.actions.getTeamCategories(
          callAs(world, agentId, { ...daysOf(world, 1), summaryType: 'M', sort }),
        ),
      ),
  }));
  return [
    ...orders,
    {
      what: 'lines of the root’s team by turnover, a week',
      atMost: houseListMsMost,
      ask: async (agentId) =>
        given(
          await facts.actions.getTeamCategories(callAs(world, agentId, { ...daysOf(world, 1) })),
        ),
    },
    {
      what: 'everybody below the root, first page',
      atMost: listMsMost,
      ask: async (agentId) =>
        given(await agents.actions.listDownlines(callAs(world, agentId, { downlineType: 'A' }))),
    },
    {
      what: 'agents’ report of staff, a month',
      atMost: listMsMost,
      ask: async () => {
        const input = {
          from: dayText(startOfDay(world.day - 29)),
          until: dayText(startOfDay(world.day)),
        };
        const call = callOf(staffMember, input, world.clock.now());
        return given(await world.modules.agreements.actions.getAgentsReport(call));
      },
    },
  ];
}

const seriesAsked =
  (world: World, days: object): Asked['ask'] =>
  async (agentId) =>
    given(await world.modules.facts.actions.getTeamSeries(callAs(world, agentId, days)));

const seriesOf = (world: World): readonly Asked[] => [
  {
    what: 'hours of the own team, today',
    atMost: listMsMost,
    ask: seriesAsked(world, daysOf(world, 0)),
  },
  {
    what: 'days of the own team, a month',
    atMost: listMsMost,
    ask: seriesAsked(world, daysOf(world, 2)),
  },
];

async function p95Of(
  ask: Asked['ask'],
  of: readonly string[],
  { what, atMost }: { readonly what: string; readonly atMost: number },
): Promise<Figure> {
  const times: number[] = [];
  // The first plan their statements; of a few that take long one does.
  for (const agentId of of.slice(0, of.length > 50 ? 3 : 1)) await ask(agentId, 0);
  for (const [turn, agentId] of of.entries()) {
    const began = performance.now();
    await ask(agentId, turn);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    what: `${what}, p95`,
    value: quantile(sorted, 0.95),
    unit: 'ms',
    promised: { of: 'value', atMost },
  };
}
