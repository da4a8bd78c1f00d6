// People leave in the world of agents: staff make an agent a member again and another member an
// agent, and somebody without money closes the account.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, calmly, isDone } from '../wallet/ask.ts';
import { lineOf, type Person } from './known.ts';
import { noteLeft } from './lives.ts';
import { levels, password } from './people.ts';
import type { AgentsWorld } from './world.ts';

const reason = 'a new beginning';

export async function leave(world: AgentsWorld, chance: Chance): Promise<void> {
  const way = chance.weighted({ end: 40, make: 35, close: 25 });
  if (way === 'make') return makeAgent(world, chance);
  return way === 'end' ? endAgent(world, chance) : closeAccount(world, chance);
}

/** Everybody directly below moves one step up. */
function stepDown(world: AgentsWorld, ended: Person): void {
  const { parent, below } = ended;
  for (const child of below.splice(0)) {
    child.parent = parent;
    parent?.below.push(child);
  }
  ended.isAgent = false;
  ended.type = 0;
  noteLeft(world, ended, 'left');
}

async function endAgent(world: AgentsWorld, chance: Chance): Promise<void> {
  const may = world.people.filter(({ isAgent, isGone, parent }) => isAgent && !isGone && parent);
  if (may.length < world.people.length / 10) return makeAgent(world, chance);
  const ended = chance.pick(may);
  const input = { id: ended.id, reason };
  const asked = await ask(
    world,
    world.staff[2],
    ({ agents }, call) => agents.actions.endAgent(call(input)),
    'once',
  );
  isDone(asked, 'agent-not-yet', 'the end of an agent');
  stepDown(world, ended);
  world.tally.add('agent ended');
}

async function makeAgent(world: AgentsWorld, chance: Chance): Promise<void> {
  const isFree = (one: Person) => !one.isAgent && !one.isGone && lineOf(one).length < levels - 1;
  const may = world.people.filter(isFree);
  if (may.length === 0) return;
  const made = chance.pick(may);
  const input = { username: made.username, type: 1 as const, reason };
  const asked = await ask(
    world,
    world.staff[2],
    ({ agents }, call) => agents.actions.makeAgent(call(input)),
    'once',
  );
  isDone(asked, 'agent-already', 'a new agent');
  made.isAgent = true;
  made.type = 1;
  world.tally.add('agent made');
}

/** At most one of twenty leaves: the world shall not run empty. */
const goneMost = 1 / 20;

async function closeAccount(world: AgentsWorld, chance: Chance): Promise<void> {
  const gone = world.people.filter(({ isGone }) => isGone).length;
  const isEmpty = ({ cash, inPlay, isGone }: Person) => cash === 0n && inPlay === 0n && !isGone;
  const may = world.people.filter((one) => isEmpty(one) && one.parent !== undefined);
  if (may.length === 0 || gone + 1 > Math.max(1, world.people.length * goneMost)) return;
  const closed = chance.pick(may);
  const { paidOut } = await calmly(world, closed.caller(), ({ identity }, call) =>
    identity.actions.closeAccount(call({ password })),
  );
  must(paidOut === 0, 'nothing is paid out of an empty account', paidOut);
  closed.isGone = true;
  stepDown(world, closed);
  world.tally.add('account closed');
}
