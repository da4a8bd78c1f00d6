// Every refusal of a stake is shown with an action that helps, and none offers an action that is
// not available there.
import type { Failure } from '@baize/client';
import { expect, test } from 'vitest';
import { refusalView } from './refusal-view.ts';

const failure = (refused: Failure['refused'], status = 400): Failure => ({
  ok: false,
  refused,
  message: 'In the words of the server.',
  facts: {},
  value: {},
  status,
  requestId: '',
});
const inSite = { demo: false, framed: true };

test('a low balance leads to a deposit, but not with play money and not outside the site', () => {
  const low = failure('balance-too-low');
  expect(refusalView(low, inSite).action?.does).toBe('deposit');
  expect(refusalView(low, { ...inSite, demo: true }).action).toBeUndefined();
  expect(refusalView(low, { ...inSite, framed: false }).action).toBeUndefined();
});

test('a limit refusal links to the limits and shows the server’s text', () => {
  for (const refused of ['loss-limit-reached', 'stake-limit-reached'] as const) {
    const view = refusalView(failure(refused), inSite);
    expect([view.action?.does, view.text]).toEqual(['limits', undefined]);
  }
});

test('a break and a slot that is open elsewhere offer only the way out', () => {
  expect(refusalView(failure('player-on-break'), inSite).action?.does).toBe('leave');
  expect(refusalView(failure('game-open-elsewhere'), inSite).action?.does).toBe('leave');
});

test('a fault offers to try again', () => {
  expect(refusalView(failure('fault', 500), inSite).action?.does).toBe('retry');
});
