// Limits of the site's weight and load times on a phone with throttled network and processor. Times
// that depend on the machine are valid only where nothing else runs on it.
import { median, type Figure } from '../figures.ts';

export type FigureName =
  | 'Lighthouse performance'
  | 'Lighthouse accessibility'
  | 'Lighthouse best practices'
  | 'Lighthouse SEO'
  | 'largest paint'
  | 'interactive'
  | 'blocked'
  | 'blocked, by the processor × 4'
  | 'shift'
  | 'another screen, CPU × 4'
  | 'the fastest of twelve'
  | 'page'
  | 'scripts until at rest'
  | 'pictures in sight'
  | 'requests until at rest'
  | 'script files until at rest'
  | 'elements at rest';

interface Limit {
  readonly name: FigureName;
  readonly unit: string;
  readonly limit: number;
  /** Scores are to be reached, everything else not to be passed. */
  readonly isScore?: true;
}

export const limits: readonly Limit[] = [
  { name: 'Lighthouse performance', unit: '', limit: 90, isScore: true },
  { name: 'Lighthouse accessibility', unit: '', limit: 100, isScore: true },
  { name: 'Lighthouse best practices', unit: '', limit: 96, isScore: true },
  { name: 'Lighthouse SEO', unit: '', limit: 100, isScore: true },
  { name: 'largest paint', unit: 'ms', limit: 1500 },
  { name: 'interactive', unit: 'ms', limit: 5000 },
  { name: 'blocked', unit: 'ms', limit: 300 },
  { name: 'blocked, by the processor × 4', unit: 'ms', limit: 100 },
  { name: 'shift', unit: '', limit: 0.05 },
  { name: 'another screen, CPU × 4', unit: 'ms', limit: 150 },
  { name: 'the fastest of twelve', unit: 'ms', limit: 150 },
  { name: 'page', unit: 'kB', limit: 32 },
  { name: 'scripts until at rest', unit: 'kB', limit: 140 },
  { name: 'pictures in sight', unit: 'kB', limit: 80 },
  { name: 'requests until at rest', unit: '', limit: 40 },
  { name: 'script files until at rest', unit: '', limit: 10 },
  { name: 'elements at rest', unit: '', limit: 900 },
];

/** A visit in which Lighthouse lost a figure does not count for that figure. */
export function figureOf({ name, unit, limit, isScore }: Limit, all: readonly number[]): Figure {
  const value = median(all.filter(Number.isFinite));
  const bound = isScore ? { atLeast: limit } : { atMost: limit };
  return { what: name, value, unit, promised: { of: 'value', ...bound } };
}
