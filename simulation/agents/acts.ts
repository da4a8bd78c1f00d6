// Lists who does what next in the world of agents, and how often.
import type { Chance } from '../chance.ts';
import { dispute, moveBill } from './bills.ts';
import { end, offer } from './contracts.ts';
import { present } from './known.ts';
import { move } from './moves.ts';
import { leave } from './leaving.ts';
import { correct, play } from './play.ts';
import { changeRate } from './rates.ts';
import type { AgentsWorld } from './world.ts';

const works = {
  play: 64,
  offer: 13,
  end: 2,
  move: 3,
  leave: 2,
  correct: 4,
  bill: 8,
  dispute: 2,
  rate: 3,
} as const;

export async function chooseAct(world: AgentsWorld, chance: Chance): Promise<void> {
  const work = chance.weighted(works);
  if (work === 'play') return play(world, chance.pick(present(world)), chance);
  if (work === 'offer') return offer(world, chance);
  if (work === 'end') return end(world, chance);
  if (work === 'bill') return moveBill(world, chance);
  if (work === 'dispute') return dispute(world, chance);
  if (work === 'rate') return changeRate(world, chance);
  if (work === 'leave') return leave(world, chance);
  return work === 'move' ? move(world, chance) : correct(world, chance);
}
