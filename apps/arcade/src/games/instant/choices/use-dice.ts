// The choice of the dice with the limits of its chance.
import { rulesOf } from '../desk/instant-round.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import type { Dice, DiceLimits } from './dice-math.ts';

export function useDice() {
  const { desk } = useInstant();
  const { choice, terms } = useDesk((state) => state);
  const { outcomes = 10_000, chanceLeast = 100, chanceMost = 9500 } = rulesOf(terms);
  const limits: DiceLimits = { outcomes, chanceLeast, chanceMost };
  const dice: Dice = {
    side: choice['side'] === 'over' ? 'over' : 'under',
    chance: Number(choice['chance']),
  };
  return { dice, limits, choose: (next: Dice) => desk.choose({ ...next }) };
}
