// The slowest test files of a run, over all runners, read from the reports they wrote.
import { isAbsolute, relative } from 'node:path';
import type { Counting } from './steps.ts';

export interface TimedFile {
  readonly file: string;
  /** The time of its tests, by the clock. */
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

const readers: Readonly<Record<Counting, (report: unknown) => TimedFile[]>> = {
  vitest(report) {
    const { testResults } = report as VitestReport;
    return testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    }));
  },
  playwright(report) {
    const { suites } = report as { readonly suites: readonly Suite[] };
    return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: msOf(suite) / 1000 }));
  },
};

function msOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + msOf(suite), 0)
  );
}

/** A file that ran in several worlds or projects is one, with the time of them all. */
export function timedFiles(root: string, counting: Counting, report: string): TimedFile[] {
  const seconds = new Map<string, number>();
  for (const timed of readers[counting](JSON.parse(report))) {
    const path = isAbsolute(timed.file) ? relative(root, timed.file) : timed.file;
    const file = path.replaceAll('\\', '/');
    seconds.set(file, (seconds.get(file) ?? 0) + timed.seconds);
  }
  return [...seconds].map(([file, seconds]) => ({ file, seconds }));
}

export const slowest = (files: readonly TimedFile[], count: number): TimedFile[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
