// The figures of a benchmark, each beside its reference and its promise. A ratio compares things
// measured in turn on one machine, so that it holds on another.
import type { DurableBooks } from '@baize/server/testing';
import type { Ground, GroundWanted } from './ground.ts';

export interface Sample {
  readonly variant: string;
  readonly perSecond: number;
  /** Milliseconds; absent where a rival does not tell them. */
  readonly p50?: number;
  readonly p99?: number;
}

/** The reference, measured in turn with ours. */
export interface Reference {
  readonly what: string;
  readonly value: number;
  readonly p50?: number;
  readonly p99?: number;
}

export interface Bound {
  readonly of: 'value' | 'ratio' | 'p99';
  readonly atLeast?: number;
  readonly atMost?: number;
  /** However busy the machine and short the run: it is judged in the gate too. */
  readonly always?: true;
}

export interface Figure {
  readonly what: string;
  readonly value: number;
  /** As it is written behind the number: `/s`, `ms`, `MB`. */
  readonly unit: string;
  readonly reference?: Reference;
  readonly p50?: number;
  readonly p99?: number;
  readonly promised?: Bound;
}

export interface Figures {
  readonly name: string;
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  /** Why nothing was measured on this machine. */
  readonly skipped?: string;
}

export interface BenchmarkOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** As little as proves that the benchmark runs: what it then measures says nothing. */
  readonly isSmoke: boolean;
  readonly say: (line: string) => void;
  readonly openBooks: () => Promise<DurableBooks>;
  readonly openGround: (wanted: GroundWanted) => Promise<Ground>;
}

export type Benchmark = (options: BenchmarkOptions) => Promise<Figures>;

export const ratioOf = ({ value, reference }: Figure): number | undefined =>
  reference && value / reference.value;

/** Whether the promise was kept; undefined where none was given. */
export function isKept(figure: Figure): boolean | undefined {
  const { promised, value, p99 } = figure;
  if (promised === undefined) return undefined;
  const judged = { value, p99, ratio: ratioOf(figure) }[promised.of] ?? Number.NaN;
  return judged >= (promised.atLeast ?? -Infinity) && judged <= (promised.atMost ?? Infinity);
}

/** The faults that show even on a busy machine, one line each. */
export function wrongIn({ name, figures, skipped }: Figures): readonly string[] {
  if (skipped !== undefined) return [];
  if (figures.length === 0) return [`${name} gave no figure`];
  return figures.flatMap((figure) => {
    if (!isWhole(figure)) return [`${name}: ${figure.what} is no whole figure`];
    const isBroken = figure.promised?.always === true && isKept(figure) === false;
    return isBroken ? [`${name}: ${figure.what} is ${figure.value}`] : [];
  });
}

/** Nothing that was measured may be missing. */
function isWhole(figure: Figure): boolean {
  const { value, reference, p50, p99 } = figure;
  const told = [value, p50, p99, reference?.value, reference?.p50, reference?.p99, ratioOf(figure)];
  return told.every((one) => one === undefined || (Number.isFinite(one) && one >= 0));
}

/** A promise that something never happens. */
export const none = (what: string, count: number): Figure => ({
  what,
  value: count,
  unit: '',
  promised: { of: 'value', atMost: 0, always: true },
});

/** The trial balance after all that was asked. */
export const balancedBooks = (isBalanced: boolean): Figure =>
  none('accounts that make the books unbalanced', isBalanced ? 0 : 1);

/** The median rate of a variant with its times, beside that of its rival. */
export function rateOf(
  samples: readonly Sample[],
  { variant, rival, promised }: { variant: string; rival?: string; promised?: Bound },
): Figure {
  const own = mediansOf(samples, variant);
  return {
    what: variant,
    unit: '/s',
    ...own,
    ...(rival === undefined ? {} : { reference: { what: rival, ...mediansOf(samples, rival) } }),
    ...(promised === undefined ? {} : { promised }),
  };
}

function mediansOf(samples: readonly Sample[], variant: string) {
  const own = samples.filter((sample) => sample.variant === variant);
  const of = (name: 'p50' | 'p99') => {
    const values = own.flatMap((sample) => sample[name] ?? []);
    return values.length > 0 ? { [name]: median(values) } : {};
  };
  return { value: median(own.map(({ perSecond }) => perSecond)), ...of('p50'), ...of('p99') };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which `share` of the sorted values lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
