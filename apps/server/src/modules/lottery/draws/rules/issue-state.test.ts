// The clock alone opens and closes an issue, strictly; a result that does not come makes it
// pending, sooner for our own draws than for those of others.
import { expect, test } from 'vitest';
import { issueState, lateMs } from './issue-state.ts';

const issue = { state: 'planned', opensAt: 1000, closesAt: 2000, drawsAt: 2500 } as const;

test.each([
  [999, 'scheduled'],
  [1000, 'open'],
  [1999, 'open'],
  [2000, 'closed'],
  [2500, 'closed'],
  [2500 + lateMs.us - 1, 'closed'],
  [2500 + lateMs.us, 'pending-result'],
] as const)('at %i our own issue is %s', (now, state) => {
  expect(issueState({ ...issue, drawnBy: 'us' }, now)).toBe(state);
});

test('an outside result may take longer', () => {
  const outside = { ...issue, drawnBy: 'outside' } as const;
  expect(issueState(outside, 2500 + lateMs.outside - 1)).toBe('closed');
  expect(issueState(outside, 2500 + lateMs.outside)).toBe('pending-result');
});

test('a drawn, settled or cancelled issue stays so, whatever the clock says', () => {
  for (const state of ['drawn', 'settled', 'cancelled'] as const)
    expect(issueState({ ...issue, state, drawnBy: 'us' }, 0)).toBe(state);
});
