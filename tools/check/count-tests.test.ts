// Tests are counted from the reports of their runners, and no report counts as a failure.
import { expect, test } from 'vitest';
import { countTests, gateLine, sumOf } from './count-tests.ts';

const vitest = (passed: number, failed: number, suites: number): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: suites });

test('the count is that of the report', () => {
  expect(countTests('vitest', vitest(7, 2, 1))).toEqual({ passed: 7, failed: 2 });
  const stats = { stats: { expected: 5, unexpected: 1, flaky: 1 } };
  expect(countTests('playwright', JSON.stringify(stats))).toEqual({ passed: 6, failed: 1 });
});

test('journeys that pass at a second try count, up to two of them', () => {
  const counted = (flaky: number) =>
    countTests('playwright', JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky } }));
  expect(counted(2)).toEqual({ passed: 7, failed: 0 });
  expect(counted(3)).toEqual({ passed: 5, failed: 3 });
});

test('a file that does not load, an empty run and a missing report are failures', () => {
  expect(countTests('vitest', vitest(7, 0, 1))).toEqual({ passed: 7, failed: 1 });
  expect(countTests('vitest', vitest(0, 0, 0))).toEqual({ passed: 0, failed: 1 });
  expect(countTests('playwright', undefined)).toEqual({ passed: 0, failed: 1 });
});

test('the last line names the sum', () => {
  const sum = sumOf([countTests('vitest', vitest(7, 0, 0)), { passed: 5, failed: 0 }]);
  expect(gateLine(sum)).toBe('gate: 12 passed, 0 failed');
});
