// Counts the tests of a run from the report its runner wrote. A run that counts no tests at all has
// proved nothing, so a missing or empty report is a failure.
import type { Counting } from './steps.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** More journeys than this that need a second try are a fault, and not a busy machine. */
const flakyMax = 2;

export function countTests(counting: Counting, report: string | undefined): Count {
  if (report === undefined) return { passed: 0, failed: 1 };
  const count = readers[counting](JSON.parse(report));
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
}

const readers: Readonly<Record<Counting, (report: unknown) => Count>> = {
  vitest(report) {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as VitestReport;
    // A file that does not even load fails without a single test of its own.
    const failed = numFailedTests === 0 && numFailedTestSuites > 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed };
  },
  playwright(report) {
    const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
    return flaky > flakyMax
      ? { passed: expected, failed: unexpected + flaky }
      : { passed: expected + flaky, failed: unexpected };
  },
};

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

export const gateLine = ({ passed, failed }: Count): string =>
  `gate: ${passed} passed, ${failed} failed`;
