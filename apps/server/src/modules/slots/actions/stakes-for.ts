// The stakes a player may choose in a game now. How old they are is asked only where it matters.
import type { Game } from '@baize/engines';
import type { Units } from '@baize/money';
import { asksForAge, offeredStakes } from '../rules/stake.ts';
import type { SlotsPorts } from '../ports.ts';

export function stakesFor(ports: Pick<SlotsPorts, 'policy' | 'ageOf'>) {
  return async (game: Game, playerId: string, now: number): Promise<readonly Units[]> => {
    const policy = ports.policy();
    const age = asksForAge(policy) ? await ports.ageOf(playerId, now) : undefined;
    return offeredStakes(game, policy, age);
  };
}
