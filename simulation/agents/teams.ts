// Teams as their agents read them: by category and by member they are what the second reckoning
// counted below at the time, and nothing of anybody else.
import { isRefusal } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import { must } from '../broken.ts';
import { ask } from '../wallet/ask.ts';
import { countedIn, type Person } from './known.ts';
import type { AgentsWorld } from './world.ts';

const agentsMost = 6;
/** Unless others are asked for. */
const daysShown = 7;
const pageSize = 100;

/** Of some agents, others each time. */
export async function checkTeams(world: AgentsWorld): Promise<void> {
  const chance = world.chance.fork(`teams at ${world.clock.now()}`);
  const may = world.people.filter(({ isAgent, isGone }) => isAgent && !isGone);
  for (let count = 0; count < agentsMost && may.length > 0; count += 1)
    await checkTeam(world, chance.pick(may));
}

export async function checkTeam(world: AgentsWorld, agent: Person): Promise<void> {
  const today = dayAt(world.clock.now());
  const span = { from: startOfDay(today + 1 - daysShown), until: startOfDay(today + 1) };
  const known = countedIn(world.counted, span).filter(({ line }) => line.includes(agent));
  const categories = new Map<string, Sums>();
  const members = new Map<string, Sums>();
  for (const { category, member, turnover, payout, deposit, rebate } of known) {
    if (category !== undefined) add(categories, category, [turnover, payout]);
    add(members, member.username, [turnover, payout, deposit, rebate]);
  }
  const seen = await readTeam(world, agent);
  const facts = { agent: agent.username, now: world.clock.now() };
  const isAlike = rowsOf(categories).join() === rowsOf(seen.categories).join();
  must(isAlike, 'a team’s categories are as reckoned', {
    ...facts,
    known: rowsOf(categories),
    seen: rowsOf(seen.categories),
  });
  must(rowsOf(members).join() === rowsOf(seen.members).join(), 'a team’s members are as reckoned', {
    ...facts,
    known: rowsOf(members),
    seen: rowsOf(seen.members),
  });
  world.tally.add('team read by its agent');
}

type Sums = readonly bigint[];

function add(all: Map<string, Sums>, name: string, figures: Sums): void {
  const before = all.get(name) ?? figures.map(() => 0n);
  all.set(
    name,
    figures.map((figure, at) => figure + (before[at] ?? 0n)),
  );
}

const rowsOf = (all: ReadonlyMap<string, Sums>): readonly string[] =>
  [...all]
    .filter(([, figures]) => figures.some((figure) => figure !== 0n))
    .map(([name, figures]) => [name, ...figures].join(' '))
    .toSorted();

async function readTeam(world: AgentsWorld, agent: Person) {
  const categories = new Map<string, Sums>();
  const members = new Map<string, Sums>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { answer } = await ask(world, agent.caller(), ({ facts }, call) =>
      facts.actions.getTeamCategories(call({ summaryType: 'M', pageNo, pageSize })),
    );
    must(!isRefusal(answer), 'an agent may read the own team', answer);
    for (const one of answer.categories)
      categories.set(one.gameType, [one.validBet, one.payout].map(unitsOf));
    for (const one of answer.list) {
      const rebate = one.rebate + one.agentRebate + one.commission;
      members.set(one.customerName, [one.validBet, one.payout, one.deposit, rebate].map(unitsOf));
    }
    pages = answer.totalPage;
  }
  return { categories, members };
}

const unitsOf = (shown: number): bigint => BigInt(Math.round(shown * 10_000));
