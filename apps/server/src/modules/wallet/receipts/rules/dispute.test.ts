// Proves who may decide a dispute and when: nobody against a payer who can still answer, and of a
// larger amount never one person alone.
import { expect, test } from 'vitest';
import { judgeVerdict, needsSecond, type DisputeStanding, type Verdict } from './dispute.ts';

const open: DisputeStanding = {
  state: 'open',
  amount: 500n,
  buyerId: 'ben',
  answerBy: 100,
  outcome: null,
  proposedBy: null,
};
const verdict: Verdict = {
  staffId: 'one',
  outcome: 'received',
  now: 50,
  secondFrom: 1000n,
  hasBuyerAnswered: false,
};
const proposed = {
  ...open,
  amount: 1000n,
  state: 'proposed',
  outcome: 'received',
  proposedBy: 'one',
} as const;

test.each<[Partial<DisputeStanding>, Partial<Verdict>, string]>([
  [{}, {}, 'decided'],
  [{ state: 'decided' }, {}, 'dispute-decided'],
  [{}, { outcome: 'returned' }, 'dispute-waits-for-answers'],
  [{}, { outcome: 'returned', now: 99 }, 'dispute-waits-for-answers'],
  [{}, { outcome: 'returned', now: 100 }, 'decided'],
  [{}, { outcome: 'returned', hasBuyerAnswered: true }, 'decided'],
  [{ buyerId: null }, { outcome: 'returned' }, 'decided'],
  [{ amount: 999n }, {}, 'decided'],
  [{ amount: 1000n }, {}, 'proposed'],
  [{ amount: 1000n }, { secondFrom: 0n }, 'decided'],
  [proposed, {}, 'second-person-needed'],
  [proposed, { outcome: 'returned', now: 100 }, 'second-person-needed'],
  [proposed, { staffId: 'two' }, 'decided'],
  [proposed, { staffId: 'two', outcome: 'returned', now: 100 }, 'proposed'],
])('with %o the verdict %o is %s', (dispute, more, expected) => {
  const judged = judgeVerdict({ ...open, ...dispute }, { ...verdict, ...more });
  expect(typeof judged === 'string' ? judged : judged.refused).toBe(expected);
});

test('a limit of zero never asks for a second person', () => {
  expect([needsSecond(1n, 0n), needsSecond(5n, 5n), needsSecond(4n, 5n)]).toEqual([
    false,
    true,
    false,
  ]);
});
