// Dieharder, fed with the stream through its standard input, so that it never reads a number twice.
// The short set has the tests that need little of the stream; the full set all that its author
// calls good, at their own sizes.
import { spawn, spawnSync } from 'node:child_process';
import { oddLimit } from './judge.ts';

export interface DieharderTest {
  readonly number: number;
  /** How many samples it takes, where that is not its own hundred. */
  readonly samples?: number;
  readonly size?: number;
}

export interface DieharderChance {
  readonly test: string;
  readonly size: number;
  readonly samples: number;
  readonly chance: number;
  readonly holds: boolean;
}

// With fewer than forty samples dieharder's own sum of them is not to be trusted.
const short: readonly DieharderTest[] = [
  { number: 0 },
  { number: 2, samples: 40 },
  { number: 3, samples: 40 },
  { number: 8 },
  { number: 10 },
  { number: 11 },
  { number: 12 },
  { number: 15 },
  { number: 16, samples: 40 },
  { number: 100 },
  { number: 101 },
  { number: 102 },
  { number: 200, size: 3, samples: 40 },
  { number: 201, size: 3 },
  { number: 202, size: 4, samples: 40 },
  { number: 204 },
];

const whole = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17, 100, 101, 102];
const sized: readonly (readonly [number, readonly number[]])[] = [
  [200, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [201, [2, 3, 4, 5]],
  [202, [2, 3, 4, 5]],
  [203, [0, 1, 2, 3, 5, 8, 13, 21, 32]],
];
const full: readonly DieharderTest[] = [
  ...whole.map((number) => ({ number })),
  ...sized.flatMap(([number, sizes]) => sizes.map((size) => ({ number, size }))),
  ...[204, 205, 206, 207, 208, 209].map((number) => ({ number })),
];

export const dieharderSets = { short, full } as const;

export type DieharderSet = keyof typeof dieharderSets;

/** The version that is installed, if it is. */
export function dieharderVersion(): string | undefined {
  const asked = spawnSync('dieharder', ['-h'], { encoding: 'utf8' });
  return asked.error ? undefined : /version (\S+)/.exec(asked.stdout + asked.stderr)?.[1];
}

export const dieharderMissing =
  'dieharder is not installed. On Debian and Ubuntu: apt-get install dieharder.';

const columns = ['test_name', 'ntuple', 'tsamples', 'psamples', 'pvalues', 'assessment'].flatMap(
  (column) => ['-D', column],
);
const chunkBytes = 2 ** 18;

/** Runs one test on what the stream gives next. */
export function runDieharder(
  { number, samples, size }: DieharderTest,
  take: (length: number) => Buffer,
): Promise<DieharderChance[]> {
  const sizes = [
    ...(samples === undefined ? [] : ['-p', String(samples)]),
    ...(size === undefined ? [] : ['-n', String(size)]),
  ];
  const asked = ['-g', '200', '-d', String(number), ...sizes, '-c', ',', ...columns];
  return new Promise((resolve, reject) => {
    const child = spawn('dieharder', asked, { stdio: ['pipe', 'pipe', 'inherit'] });
    let told = '';
    const feed = () => {
      while (child.exitCode === null && !child.stdin.destroyed) {
        if (!child.stdin.write(take(chunkBytes))) return;
      }
    };
    child.stdin.on('drain', feed);
    // It closes its input when it has read enough; the data on the way is not needed.
    child.stdin.on('error', () => child.stdin.destroy());
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
    child.on('error', reject);
    child.on('close', () => {
      const chances = readChances(told);
      if (chances.length > 0) resolve(chances);
      else reject(new Error(`dieharder -d ${number} told no chance: ${told}`));
    });
    feed();
  });
}

/** The lines of an answer: name, size, samples of a chance, chances, their chance, its word. */
export function readChances(told: string): DieharderChance[] {
  return told.split('\n').flatMap((line) => {
    const [test = '', size, , samples, chance, word] = line.split(',').map((cell) => cell.trim());
    if (word === undefined || chance === undefined || Number.isNaN(Number(chance))) return [];
    const value = Number(chance);
    const holds = value >= oddLimit && value <= 1 - oddLimit;
    return [{ test, size: Number(size), samples: Number(samples), chance: value, holds }];
  });
}
