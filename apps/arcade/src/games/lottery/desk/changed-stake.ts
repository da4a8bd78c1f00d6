// A stake after a change of the player's, kept within what the game allows.
import { groupStep } from '@baize/engines';
import type { StakeChoice } from '../picks/price.ts';
import type { DeskState } from './desk-state.ts';

export function changedStake(
  { stake, terms }: Pick<DeskState, 'stake' | 'terms'>,
  change: Partial<StakeChoice>,
): StakeChoice {
  const next = { ...stake, ...change };
  const { own, least } = terms.group;
  const multiple = Math.min(Math.max(1, Math.trunc(next.multiple) || 1), terms.multipleMost);
  const steps = Math.max(0, Math.round((own - next.group) / groupStep));
  const group = Math.max(least, own - steps * groupStep);
  return { ...next, multiple, group, amount: next.amount < 0n ? 0n : next.amount };
}
