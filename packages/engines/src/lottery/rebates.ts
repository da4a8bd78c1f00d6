// Rebates by prize group: the part that a player leaves of the own group comes back at once, and
// everyone up the line earns the difference to the person directly below. The sum never exceeds the
// root's own part of the stake.
import { floorToCent, multiplyByRatio, type Units } from '@baize/money';
import { fairGroup } from './slips/terms.ts';

export interface RebateAsked {
  readonly stake: Units;
  /** The group that the player owns. */
  readonly own: number;
  /** The group that decides the prize. */
  readonly chosen: number;
}

/** The player's own rebate, cut to cents. */
export function rebateOf({ stake, own, chosen }: RebateAsked): Units {
  return floorToCent(shareOf(stake, own - chosen));
}

export interface LineRebate<Id> {
  readonly id: Id;
  readonly rebate: Units;
}

/**
 * The rebates of everyone from the player up to the root, the player first. Each is the difference
 * of two sums from the bottom that are cut to cents, so that together they come to the root's sum
 * to the unit, whatever the tree.
 */
export function lineRebates<Id>(
  { stake, chosen }: Omit<RebateAsked, 'own'>,
  line: readonly { readonly id: Id; readonly group: number }[],
): LineRebate<Id>[] {
  let below = 0n;
  return line.map(({ id, group }) => {
    const upToHere = floorToCent(shareOf(stake, group - chosen));
    const rebate = upToHere - below;
    below = upToHere;
    return { id, rebate };
  });
}

export type GroupRefusal = 'group-off-step' | 'group-out-of-range' | 'group-not-below-parent';

export interface GroupRules {
  readonly groupLeast: number;
  /** The site's highest. */
  readonly groupMost: number;
  readonly step: number;
  /** Whether somebody may own the same group as who stands above. */
  readonly equalAllowed: boolean;
}

/** What forbids to give a group to somebody who stands directly below `parent`. */
export function groupRefusal(
  rules: GroupRules,
  { group, parent }: { readonly group: number; readonly parent: number },
): GroupRefusal | undefined {
  const { groupLeast, groupMost, step, equalAllowed } = rules;
  if (!Number.isSafeInteger(group) || group < groupLeast || group > groupMost)
    return 'group-out-of-range';
  if ((groupMost - group) % step !== 0) return 'group-off-step';
  return group > parent - (equalAllowed ? 0 : step) ? 'group-not-below-parent' : undefined;
}

function shareOf(stake: Units, groups: number): Units {
  return multiplyByRatio(stake, BigInt(groups), BigInt(fairGroup));
}
