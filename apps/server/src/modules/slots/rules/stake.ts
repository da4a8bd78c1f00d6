// The stakes that a slot offers to a player: the ladder of its definition, up to the policy's limit
// on slots, of any vendor, for a person of that age. A player of unknown age counts as young.
import type { Game } from '@baize/engines';
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

/** The most that a player of this age may stake in one round; undefined: nothing is too much. */
export function stakeMaximumAt(policy: StakePolicies, age: number | undefined): Units | undefined {
  const isYoung = age === undefined || age < policy.slotStakeYoungUntil;
  const forAll = capOf(policy.slotStakeMaximum);
  const forYoung = isYoung ? capOf(policy.slotStakeMaximumYoung) : undefined;
  if (forAll === undefined || forYoung === undefined) return forAll ?? forYoung;
  return forAll < forYoung ? forAll : forYoung;
}

/** The stakes of the game up to the most that is allowed, lowest first. */
export function offeredStakes(game: Game, most: Units | undefined): readonly Units[] {
  return game.stakes.filter((stake) => most === undefined || stake <= most);
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
