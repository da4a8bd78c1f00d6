// What the site may weigh and how long it may take on a phone, and what is aimed at. Only what does
// not depend on the machine gates.
import { median } from '../figures.ts';

export type FigureName =
  | 'Lighthouse performance'
  | 'Lighthouse accessibility'
  | 'Lighthouse best practices'
  | 'Lighthouse SEO'
  | 'largest paint, simulated, ms'
  | 'largest paint, slowed, ms'
  | 'blocked, simulated, ms'
  | 'blocked, processor × 4, ms'
  | 'shift, slowed'
  | 'another screen, CPU × 4, ms'
  | 'the fastest of twelve, ms'
  | 'page, kB'
  | 'scripts until at rest, kB'
  | 'pictures in sight, kB'
  | 'requests until at rest';

export interface Limit {
  readonly name: FigureName;
  readonly limit: number;
  readonly target: number;
  /** Scores are to be reached, everything else not to be passed. */
  readonly isScore?: true;
  readonly gates?: true;
}

export const limits: readonly Limit[] = [
  { name: 'Lighthouse performance', limit: 95, target: 98, isScore: true },
  { name: 'Lighthouse accessibility', limit: 100, target: 100, isScore: true },
  { name: 'Lighthouse best practices', limit: 96, target: 100, isScore: true },
  { name: 'Lighthouse SEO', limit: 100, target: 100, isScore: true },
  { name: 'largest paint, simulated, ms', limit: 1800, target: 1400 },
  { name: 'largest paint, slowed, ms', limit: 1500, target: 900 },
  { name: 'blocked, simulated, ms', limit: 200, target: 120 },
  { name: 'blocked, processor × 4, ms', limit: 200, target: 120 },
  { name: 'shift, slowed', limit: 0.05, target: 0.02 },
  { name: 'another screen, CPU × 4, ms', limit: 150, target: 100 },
  { name: 'the fastest of twelve, ms', limit: 150, target: 100 },
  { name: 'page, kB', limit: 32, target: 24, gates: true },
  { name: 'scripts until at rest, kB', limit: 140, target: 120, gates: true },
  { name: 'pictures in sight, kB', limit: 80, target: 40, gates: true },
  { name: 'requests until at rest', limit: 80, target: 50 },
];

/** A visit in which Lighthouse lost a figure does not count for that figure. */
export function tellFigure({ name, limit, target, isScore }: Limit, all: readonly number[]) {
  const values = all.filter(Number.isFinite);
  const value = median(values);
  const isKept = isScore ? value >= limit : value <= limit;
  const [least, most] = [Math.min(...values), Math.max(...values)].map(short);
  const range = `${short(value)} [${least}..${most}]`;
  const word = isKept ? 'kept' : 'broken';
  return `${name.padEnd(32)} ${range.padEnd(26)} limit ${limit}, aim ${target}: ${word}`;
}

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : String(Math.round(value * 1000) / 1000);
