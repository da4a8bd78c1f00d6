// The alerts of the dashboard, each at its bound.
import { expect, test } from 'vitest';
import { alertsOf, type Alert, type AlertFacts } from './alerts.ts';

const hourMs = 3_600_000;
const now = 100 * hourMs;
const plain: AlertFacts = {
  automation: {
    approves: true,
    rules: [{ isOn: true, verdict: 'approve' }],
    dailyCount: 5,
    dailyAmount: 1000n,
  },
  today: { approved: 4, amount: 999n },
  reserveAt: now - 3 * hourMs,
  oldestAt: now - 2 * hourMs + 1,
  now,
};
const alerts = (change: Partial<AlertFacts>) =>
  alertsOf({ ...plain, ...change }).map(({ alert }) => alert);
const { automation } = plain;

test('nothing is warned of while all is in order', () => {
  expect(alerts({})).toEqual([]);
  expect(alerts({ oldestAt: null, reserveAt: null })).toEqual([]);
});

test.each<[Alert['alert'], Partial<AlertFacts>]>([
  ['waits-long', { oldestAt: now - 2 * hourMs }],
  ['automation-stopped', { automation: { ...automation, approves: false } }],
  ['day-limit-reached', { today: { approved: 5, amount: 0n } }],
  ['day-limit-reached', { today: { approved: 1, amount: 1000n } }],
  ['reserve-old', { reserveAt: now - 3 * hourMs - 1 }],
])('%s is warned of at its bound', (alert, change) => {
  expect(alerts(change)).toEqual([alert]);
});

test('a house without rules that approve is not warned of them', () => {
  const none = { ...automation, approves: false, rules: [{ isOn: false, verdict: 'approve' }] };
  expect(alerts({ automation: none, today: { approved: 9, amount: 0n } })).toEqual([]);
});
