// The rate that holds for each account of a line: the one it was given, never more than anybody
// above has or than the brand's highest. So a line together never takes more than the root's rate.

export interface LineRatesAsked {
  /** From the member up to the root. */
  readonly line: readonly string[];
  /** Of those who were given one. */
  readonly given: ReadonlyMap<string, number>;
  readonly highest: number;
}

export interface RateStep {
  readonly id: string;
  readonly rate: number;
}

export function lineRates({ line, given, highest }: LineRatesAsked): readonly RateStep[] {
  let above = highest;
  const steps = line.toReversed().map((id) => {
    above = Math.min(above, given.get(id) ?? 0);
    return { id, rate: above };
  });
  return steps.toReversed();
}
