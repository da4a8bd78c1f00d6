// The prize group of each account in a line: the one set, else the brand's default, at most the
// upline's.

export interface GroupStep {
  readonly id: string;
  readonly group: number;
}

export interface LineGroupsAsked {
  /** From the player up to the root. */
  readonly line: readonly string[];
  /** Of those who were given one. */
  readonly given: ReadonlyMap<string, number>;
  readonly groupDefault: number;
}

export function lineGroups({ line, given, groupDefault }: LineGroupsAsked): GroupStep[] {
  let above = groupDefault;
  const steps = line.toReversed().map((id) => {
    const group = given.get(id) ?? Math.min(groupDefault, above);
    above = group;
    return { id, group };
  });
  return steps.toReversed();
}

/** A stake at the lowest group gives back the difference to the own one, of 2,000; in percent. */
export const rebatePercent = (group: number, groupLeast: number): number =>
  Math.max(0, group - groupLeast) / 20;
