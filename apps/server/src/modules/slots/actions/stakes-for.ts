// The stakes a player may choose in a game now. How old they are is asked only where it matters.
import type { Game } from '@baize/engines';
import type { Units } from '@baize/money';
import { asksForAge, offeredStakes, stakeMaximumAt } from '../rules/stake.ts';
import type { SlotsPorts } from '../ports.ts';

type StakePorts = Pick<SlotsPorts, 'policy' | 'ageOf'>;

export function stakesFor(ports: StakePorts) {
  const mostFor = stakeMaximumFor(ports);
  return async (game: Game, playerId: string, now: number): Promise<readonly Units[]> =>
    offeredStakes(game, await mostFor(playerId, now));
}

/** The most that this player may stake in a round of any slot; undefined: nothing is too much. */
export function stakeMaximumFor(ports: StakePorts) {
  return async (playerId: string, now: number): Promise<Units | undefined> => {
    const policy = ports.policy();
    const age = asksForAge(policy) ? await ports.ageOf(playerId, now) : undefined;
    return stakeMaximumAt(policy, age);
  };
}
