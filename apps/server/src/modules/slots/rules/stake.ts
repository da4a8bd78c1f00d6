// Which stakes a slot offers to whom: the ladder of its definition, up to what the policy lets a
// person of that age stake. Who has not told their age counts as young.
import { stakesOf, type Game } from '@baize/engines';
import type { Policies } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';

type StakePolicies = Pick<
  Policies,
  'slotStakeMaximum' | 'slotStakeMaximumYoung' | 'slotStakeYoungUntil'
>;

/** Whether anything depends on how old the player is. */
export function asksForAge({ slotStakeMaximumYoung }: StakePolicies): boolean {
  return capOf(slotStakeMaximumYoung) !== undefined;
}

/** The stakes of the game that a player of this age may choose, lowest first. */
export function offeredStakes(
  game: Game,
  policy: StakePolicies,
  age: number | undefined,
): readonly Units[] {
  const isYoung = age === undefined || age < policy.slotStakeYoungUntil;
  const caps = [
    capOf(policy.slotStakeMaximum),
    isYoung ? capOf(policy.slotStakeMaximumYoung) : undefined,
  ];
  return stakesOf(game.definition).filter((stake) =>
    caps.every((cap) => cap === undefined || stake <= cap),
  );
}

/** The stake as units when it is one of those offered. */
export function offeredStake(offered: readonly Units[], text: string): Units | undefined {
  const stake = parseUnits(text, { decimalsMax: 4 });
  return stake !== undefined && offered.includes(stake) ? stake : undefined;
}

/** Undefined: the policy sets none. */
function capOf(amount: string): Units | undefined {
  const cap = parseUnits(amount, { decimalsMax: 4 });
  return cap === undefined || cap === 0n ? undefined : cap;
}
