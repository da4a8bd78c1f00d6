// The state of a lottery: overdue results, and how far it is planned.
import type { LotteryPorts } from '../ports.ts';
import type { GameStanding } from './shown-settings.ts';

const dueMost = 1000;
const backMs = 90 * 24 * 3_600_000;

export async function standingOf(
  { wagering }: Pick<LotteryPorts, 'wagering'>,
  gameCode: string,
  now: number,
): Promise<GameStanding> {
  const planned = { gameCode, states: ['planned'] } as const;
  const [due, furthest] = await Promise.all([
    wagering.eventsOf({ ...planned, drawsFrom: now - backMs, drawsTo: now, count: dueMost }),
    wagering.eventsOf({ ...planned, newestFirst: true, count: 1 }),
  ]);
  return { due, last: furthest[0] };
}
