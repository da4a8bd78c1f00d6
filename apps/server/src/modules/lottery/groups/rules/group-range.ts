// The range of a member's prize group: below the agent above, within the site's bounds, and not
// below any direct downline.
import { groupRefusal, type GroupRules } from '@baize/engines';
import { refuse, type lottery, type Refusal, type RefusalOf } from '@baize/contract';

export interface Around {
  /** Undefined at the top of the tree. */
  readonly parent: number | undefined;
  /** The highest group directly underneath; 0 where there is nobody. */
  readonly below: number;
}

export interface GroupRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export function rangeOf(rules: GroupRules, { parent, below }: Around): GroupRange {
  const { groupLeast, groupMost, step } = rules;
  const most = Math.min(groupMost, parentOf(rules, parent) - (rules.equalAllowed ? 0 : step));
  return { least: Math.max(groupLeast, below), most: onStep(most, groupMost, step), step };
}

export type SetGroupRefusal = Refusal<
  Exclude<RefusalOf<typeof lottery.setTeamGroup>, 'member-not-found'>
>;

export function refusalOfGroup(
  rules: GroupRules,
  group: number,
  around: Around,
): SetGroupRefusal | undefined {
  const { groupLeast, groupMost, step } = rules;
  const refused = groupRefusal(rules, { group, parent: parentOf(rules, around.parent) });
  if (refused === 'group-out-of-range')
    return refuse(refused, { facts: { least: groupLeast, most: groupMost } });
  if (refused === 'group-off-step')
    return refuse(refused, { facts: { step, below: group - 1, above: group + 1 } });
  if (refused === 'group-not-below-parent')
    return refuse(refused, { facts: { most: rangeOf(rules, around).most } });
  return group < around.below
    ? refuse('group-below-team', { facts: { least: around.below } })
    : undefined;
}

/** Above the top of the tree stands the site: its highest group may be given. */
function parentOf({ groupMost, step }: GroupRules, parent: number | undefined): number {
  return parent ?? groupMost + step;
}

const onStep = (group: number, most: number, step: number): number =>
  most - Math.ceil((most - group) / step) * step;
