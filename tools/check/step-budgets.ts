// The budget of each step of the gate, in seconds of processor time on the machine on which the
// fixed work of `measure-speed.ts` takes `referenceSeconds`. Machines differ in speed by a factor
// of two: where that work takes twice as long, every budget is twice as large.

/** Raised only with a reason in the commit: CONTRIBUTING.md tells when. */
export const stepBudgets: Readonly<Record<string, number>> = {
  format: 6,
  types: 52,
  imports: 6,
  tidy: 68,
  unit: 180,
  server: 660,
  simulation: 125,
  'wallet simulation': 26,
  'promotions simulation': 30,
  'agents simulation': 26,
  'vendor simulation': 73,
  build: 28,
  'byte budgets': 1,
  bench: 150,
  journeys: 1680,
};

export const referenceSeconds = 0.92;

/** A step fails above its budget by more than this share: two runs of one step differ too. */
const overshoot = 1 / 3;

/**
 * The most that the whole gate should take by the clock, on two cores with nothing else running.
 */
export const gateSecondsMax = 900;

export interface Spent {
  readonly name: string;
  readonly processorSeconds: number | undefined;
}

/** `factor`: how much slower this machine is than the reference. */
export function budgetOf(name: string, factor: number): number | undefined {
  const budget = stepBudgets[name];
  return budget === undefined ? undefined : budget * factor;
}

/** The error message of a step above its budget; undefined when it is within. */
export function overspent({ name, processorSeconds }: Spent, factor: number): string | undefined {
  const budget = budgetOf(name, factor);
  if (budget === undefined) return `${name} has no budget: give it one in step-budgets.ts`;
  if (processorSeconds === undefined || processorSeconds <= budget * (1 + overshoot))
    return undefined;
  const [took, may] = [processorSeconds, budget].map((seconds) => seconds.toFixed(0));
  return (
    `${name} took ${took} s of processor time, and its budget here is ${may} s. Find out what ` +
    `became slow (the slowest files stand above) or raise the budget as CONTRIBUTING.md tells.`
  );
}
