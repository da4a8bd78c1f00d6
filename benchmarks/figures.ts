// What a benchmark tells: its samples round by round, from which medians are taken, and whether
// each promise about them was kept. A ratio is always of things measured in turn on one machine.
export interface Sample {
  readonly variant: string;
  readonly perSecond: number;
  /** Milliseconds; absent where a rival does not tell them. */
  readonly p50?: number;
  readonly p99?: number;
}

export interface Promised {
  readonly what: string;
  readonly value: number;
  readonly atLeast: number;
}

export interface Figures {
  readonly name: string;
  readonly notes: readonly string[];
  readonly samples: readonly Sample[];
  readonly promises: readonly Promised[];
}

export interface BenchmarkOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

export type Benchmark = (options: BenchmarkOptions) => Promise<Figures>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which `share` of the sorted values lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function medianRate(samples: readonly Sample[], variant: string): number {
  const own = samples.filter((sample) => sample.variant === variant);
  return median(own.map(({ perSecond }) => perSecond));
}
