// Proves how a limit is read: money to the cent, minutes whole, and a change only while it waits.
import { expect, test } from 'vitest';
import { printDepositLimit, printLimit } from './print-limit.ts';

const use = { start: 1, staked: 12_3456n, paid: 2_0000n };
const uses = { day: use, week: use, month: use, session: use };

test('money is printed to the cent, rounded down, and minutes as they are', () => {
  const loss = printLimit({ kind: 'loss', span: 'day', value: 50_0000n }, uses, 0, 0);
  expect(loss).toMatchObject({ value: '50.00', used: '10.34', pendingFrom: null });
  const session = { kind: 'session', span: 'single', value: 90n } as const;
  expect(printLimit(session, uses, 31 * 60_000, 0)).toMatchObject({ value: '90', used: '31' });
});

test('a pending change is shown until it is in force', () => {
  const change = { value: 1_0000n, pendingValue: null, pendingFrom: 100 };
  const limit = { kind: 'spend', span: 'week', ...change } as const;
  expect(printLimit(limit, uses, 99, 0)).toMatchObject({ value: '1.00', pendingFrom: 100 });
  expect(printLimit(limit, uses, 100, 0)).toMatchObject({ value: null, pendingFrom: null });
});

test('a deposit limit reads like the others', () => {
  const limit = { span: 'day', value: 5_0000n, used: 0n, pendingValue: null } as const;
  const more = { pendingFrom: null, raiseConfirmed: true, operator: 3_0000n };
  expect(printDepositLimit({ ...limit, ...more })).toMatchObject({
    kind: 'deposit',
    value: '5.00',
    used: '0.00',
    raiseConfirmed: true,
    operator: '3.00',
  });
});
