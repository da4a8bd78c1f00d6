// Staff move a branch under another agent of the tree: everybody below comes along.
import type { Chance } from '../chance.ts';
import { ask, calmly, givenOr } from '../wallet/ask.ts';
import { lineOf, type Person } from './known.ts';
import { noteLeft } from './lives.ts';
import { levels } from './people.ts';
import type { AgentsWorld } from './world.ts';

export async function move(world: AgentsWorld, chance: Chance): Promise<void> {
  const moved = chance.pick(world.people.filter(({ parent, isGone }) => parent && !isGone));
  const height = heightOf(moved);
  const may = world.people.filter(
    (one) =>
      one.isAgent &&
      !one.isGone &&
      one !== moved &&
      one !== moved.parent &&
      !lineOf(one).includes(moved) &&
      lineOf(one).length + 1 + height < levels,
  );
  if (may.length === 0) return;
  const above = chance.pick(may);
  const input = { id: moved.id, upline: above.username, reason: 'a better place' };
  const asked = await ask(
    world,
    world.staff[2],
    ({ agents }, call) => agents.actions.moveMember(call(input)),
    'once',
  );
  const { moved: isMoved } = givenOr(asked, [], 'a move') ?? {};
  if (isMoved === false) await confirmMove(world, moved);
  const { parent } = moved;
  parent?.below.splice(parent.below.indexOf(moved), 1);
  moved.parent = above;
  above.below.push(moved);
  noteLeft(world, moved, 'moved');
  world.tally.add('branch moved');
}

/** The house pays an agent of the new line: the second person carries it out. */
async function confirmMove(world: AgentsWorld, { id }: Person): Promise<void> {
  const [, second] = world.staff;
  const { proposedMove } = await calmly(world, second, ({ agents }, call) =>
    agents.actions.getMemberTeam(call({ id })),
  );
  const proposedAt = proposedMove?.at ?? 0;
  await calmly(world, second, ({ agents }, call) =>
    agents.actions.confirmMemberMove(call({ id, proposedAt })),
  );
  world.tally.add('move confirmed by a second person');
}

const heightOf = ({ below }: Person): number =>
  below.reduce((most, one) => Math.max(most, 1 + heightOf(one)), 0);
