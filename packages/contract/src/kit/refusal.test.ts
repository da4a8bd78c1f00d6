// A refusal is told apart from every other answer.
import { expect, test } from 'vitest';
import { isRefusal, refuse } from './refusal.ts';

test('a refusal is known, with or without facts', () => {
  expect(isRefusal(refuse('round-open'))).toBe(true);
  const refusal = refuse('player-on-break', { facts: { until: 7 } });
  expect(isRefusal(refusal)).toBe(true);
  expect(refusal).toEqual({ refused: 'player-on-break', facts: { until: 7 } });
});

test.each([undefined, null, 'refused', 0, [], {}, { list: [{ refused: 'round-open' }] }])(
  '%j is an answer',
  (answer) => {
    expect(isRefusal(answer)).toBe(false);
  },
);
