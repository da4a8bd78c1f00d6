// Proves that a closed account is paid no rebate and no commission, also of what it earned before
// and also in the moment of the closing, and that the member is told before what they give up.
import { categoryRebate } from '@baize/ledger';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { buildWallet } from '../../wallet/testing.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';

let database: Database;
let built: BuiltRebates;
const opened: BuiltRebates[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildRebates(database);
  opened.push(built);
  for (const name of ['ben', 'dan'] as const) await built.fund(built.idOf(name), '1000');
  for (const [name, rate] of [
    ['ann', 80],
    ['ben', 60],
    ['dan', 30],
  ] as const) {
    const rates = [{ category: 'LIVE' as const, rate }];
    const asked = built.staff({ id: built.idOf(name), rates, reason: 'agreed by phone' });
    given(await built.rebates.actions.setMemberRates(asked));
  }
  await built.rebates.byHand.closeDays();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const close = (name: Name, on: Queryable | Tx = database.kysely) =>
  sql`update identity_player set state = 'closed' where id = ${built.idOf(name)}`.execute(on);
const cashOf = async (name: Name) =>
  printUnits((await built.ledger.balance(built.idOf(name), 'PHP')).cash, 2);
const standingOf = (name: Name) =>
  built.rebates.closing.standing({ playerId: built.idOf(name), currency: 'PHP' });
const rebatesOf = async (name: Name) =>
  given(await built.rebates.actions.listRebates(built.as(name, {}))).list;

async function days(count: number): Promise<void> {
  const { clock, rebates } = built;
  clock.set(startOfDay(dayAt(clock.now()) + count) + 10 * 60_000);
  await built.count();
  await rebates.byHand.closeDays();
  await rebates.byHand.closePeriods();
}

test('rebates of the last day of a closed account stay with the house', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  expect(await standingOf('ben')).toEqual({ owed: 0n, uncounted: ['rebates'] });
  await close('ben');
  await days(1);
  expect([await cashOf('dan'), await cashOf('ben'), await cashOf('ann')]).toEqual([
    '3.00',
    '1000.00',
    '2.00',
  ]);
  expect(await rebatesOf('ben')).toMatchObject([{ amount: '3.00', paidAt: null }]);
  const { list } = given(await built.rebates.actions.listRebateRuns(built.staff({})));
  expect(list[0]).toMatchObject({ recipients: 3, unpaid: 0 });
  await days(1);
  expect(await cashOf('ben')).toBe('1000.00');
});

test('a rebate that was paid before the closing is not told as kept', async () => {
  await built.play('dan', '1000', '0', 'wheel');
  await days(1);
  // The process died before it marked what it paid.
  await sql`update rebate_sum set paid_at = null`.execute(database.kysely);
  expect(await standingOf('ben')).toEqual({ owed: 30_000n, uncounted: ['rebates'] });
  await close('ben');
  await built.rebates.byHand.closeDays();
  expect((await rebatesOf('ben'))[0]?.paidAt).not.toBeNull();
  expect(await cashOf('ben')).toBe('1003.00');
});

test('a commission that is counted after the closing stays with the house', async () => {
  const plan = {
    name: 'Weekly',
    basis: 'turnover' as const,
    period: 'weekly' as const,
    categories: [],
    tiers: [{ upTo: null, rate: 100 }],
    roots: ['ann'],
    isOn: true,
    reason: 'agreed with the agents',
  };
  const { createCommissionPlan, confirmCommissionPlan } = built.rebates.actions;
  const { id } = given(await createCommissionPlan(built.staff(plan)));
  const proposedAt = built.clock.now();
  given(await confirmCommissionPlan(built.staff({ id, proposedAt }, 'second')));
  const toMonday = () => days(7 - ((dayAt(built.clock.now()) + 3) % 7));
  await toMonday();
  await built.play('dan', '100', '0');
  expect((await standingOf('ben')).uncounted).toEqual(['rebates', 'commissions']);
  expect((await standingOf('dan')).uncounted).toEqual(['rebates']);
  await close('ben');
  await toMonday();
  const { list } = given(await built.rebates.actions.listCommissions(built.as('ben', {})));
  expect(list).toMatchObject([{ amount: '1.00', paidAt: null }]);
  expect(await cashOf('ben')).toBe('1000.00');
});

test('a rebate that comes during the closing is not posted after the payment', async () => {
  const wallet = buildWallet(database);
  // Somebody who never had any cash.
  const [playerId, currency] = [built.idOf('cora'), 'PHP'];
  const leaving = { playerId, currency, username: 'cora', cardId: '', bonusShown: 0n };
  const at = built.clock.now();
  const rebate = { day: '2026-11-21', category: 'LIVE', kind: 'own', amount: 30_000n } as const;
  const paid: string[] = [];
  let paying: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await wallet.wallet.closing.payOut(tx, { ...leaving, intent: 'leave', at });
    const due = built.ports.payDue(categoryRebate({ ...rebate, playerId, currency }));
    paying = due.then((became) => void paid.push(became));
    while (paid.length === 0 && !(await isWaiting())) await sleep(5);
    await close('cora', tx);
  });
  await paying;
  await wallet.close();
  expect(paid).toEqual(['kept']);
  expect(await cashOf('cora')).toBe('0.00');
});

/** Whether the books wait for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and application_name = 'baize-ledger'
      and wait_event_type = 'Lock') as waits`.execute(database.kysely);
  return rows[0]?.waits === true;
}
