// Failures of a journey are printed below the gate's table, also when a second try passed.
import { expect, test } from 'vitest';
import { failedJourneys } from './failed-journeys.ts';

const ended = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
});

test('the failed and the retried are told with the reason of their first try', () => {
  const inner = { file: 'a.spec.ts', specs: [ended('signs out', 'flaky', 'Error: one\n\n  two')] };
  const specs = [ended('signs in', 'expected'), ended('spins', 'unexpected', '\u001B[31mred')];
  expect(
    failedJourneys(JSON.stringify({ suites: [{ file: 'a.spec.ts', specs, suites: [inner] }] })),
  ).toBe(`FAILED: a.spec.ts › spins
    red

passed at its second try: a.spec.ts › signs out
    Error: one
      two

`);
});

test('nothing is printed when all passed', () => {
  const suites = [{ file: 'a.spec.ts', specs: [ended('signs in', 'expected')] }];
  expect(failedJourneys(JSON.stringify({ suites }))).toBe('');
});
