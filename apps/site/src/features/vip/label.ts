// The label of a member as the session keeps it: the family's list of labels, as its JSON.

export interface Label {
  readonly labelName: string;
  readonly labelColor?: string;
  readonly emblem?: string;
}

/** Undefined where there is none, or where something else was kept. */
export function labelOf(kept: string | undefined): Label | undefined {
  if (kept === undefined || !kept.startsWith('[')) return undefined;
  try {
    const [label] = JSON.parse(kept) as (Label | undefined)[];
    return typeof label?.labelName === 'string' ? label : undefined;
  } catch {
    return undefined;
  }
}
