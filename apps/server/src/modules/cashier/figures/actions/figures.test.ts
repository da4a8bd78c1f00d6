// Figures from facts of hours: real rounds and real money are counted once, also after a restart
// and by two processes, and the dashboard, the money report and the reserve read them.
import { agentPaid, categoryRebate, commissionPaid } from '@baize/ledger';
import { dayAt, startOfDay } from '@baize/money';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, playerCaller, staffNamed, units, type BuiltCashier } from '../../testing.ts';

const hourMs = 3_600_000;
let database: Database;
let built: BuiltCashier;
let rounds = 0;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildCashier(database);
  for (const name of ['ann', 'bob']) await built.wallet.fund(name, '1000');
});
afterEach(async () => {
  await built.close();
  await database.close();
});

async function play(playerId: string, stake: string, payout: string) {
  const { wagering, clock } = built.books;
  rounds += 1;
  const opened = await wagering.openRound({
    player: playerCaller(playerId),
    intent: `round-${rounds}`,
    gameCode: 'lotus',
    gameVersion: '1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: clock.now(),
    paceMs: 0,
  });
  if (!('round' in opened)) throw new Error(opened.refused);
  const { round } = opened;
  await wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });
  await untilSeen();
}

/** Rounds count once every transaction that began before them is over, other tests' too. */
async function untilSeen(): Promise<void> {
  const { rows } = await sql<{ own: string }>`select pg_current_xact_id()::text as own`.execute(
    database.kysely,
  );
  const own = BigInt(rows[0]?.own ?? 0);
  await expect
    .poll(
      async () => {
        const found = await sql<{ oldest: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(database.kysely);
        return BigInt(found.rows[0]?.oldest ?? 0) > own;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}

async function deposit(playerId: string, amount: number) {
  const caller = playerCaller(playerId);
  const input = { amount, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
  const context = { ...built.wallet.context(), now: built.clock.now(), caller };
  const { transId } = given(await built.wallet.actions.depositByLaunchUrl({ ...context, input }));
  const paid = { kind: 'deposit', outcome: 'paid', reference: transId } as const;
  await built.wallet.hear({ ...paid, amount: String(amount) });
}

const overview = async () => given(await built.cashier.actions.getOverview(built.call({})));

test('rounds, money and members of today are counted once by several counters', async () => {
  await play('ann', '100', '40');
  await play('ann', '50', '0');
  await play('bob', '30', '60');
  await deposit('ann', 500);
  await deposit('ann', 200);
  const hour = Math.floor(built.clock.now() / hourMs) * hourMs;
  built.state.registered = [{ hour, members: 3 }];
  await Promise.all([built.cashier.count(), built.cashier.count()]);
  await built.cashier.count();
  const { today } = await overview();
  expect(today).toEqual({
    staked: '180.0000',
    paid: '100.0000',
    ggr: '80.0000',
    ngr: '80.0000',
    deposited: '700.0000',
    withdrawn: '0.0000',
    deposits: 2,
    withdrawals: 0,
    active: 2,
    registered: 3,
    firstDeposits: 1,
  });
});

test('an hour counts its own players, and a day each player once', async () => {
  const start = startOfDay(dayAt(built.clock.now()));
  built.clock.set(start + hourMs);
  await play('ann', '10', '0');
  await built.cashier.count();
  built.clock.set(start + 2 * hourMs);
  await play('ann', '10', '0');
  await play('bob', '10', '0');
  await built.cashier.count();
  const { hours, days, today } = await overview();
  expect(hours.map(({ active }) => active)).toEqual([0, 1, 2]);
  expect(today.active).toBe(2);
  expect(days.at(-1)).toMatchObject({ active: 2, staked: '30.0000' });
});

test('a process that was down goes on where it was, without a gap', async () => {
  await deposit('ann', 500);
  await built.cashier.count();
  built.clock.advance(3 * hourMs);
  await deposit('bob', 300);
  built.clock.advance(5 * hourMs);
  await play('bob', '10', '0');
  await built.cashier.count();
  const { days } = await overview();
  expect(days.at(-1)).toMatchObject({ deposited: '800.0000', firstDeposits: 2, staked: '10.0000' });
});

test('today stands beside the same hours a week ago', async () => {
  await play('ann', '70', '0');
  await built.cashier.count();
  built.clock.advance(7 * 24 * hourMs);
  await play('ann', '20', '0');
  await built.cashier.count();
  const { today, weekAgo, daysWeekAgo } = await overview();
  expect([today.staked, weekAgo.staked]).toEqual(['20.0000', '70.0000']);
  expect(daysWeekAgo.at(-1)?.staked).toBe('70.0000');
});

test('NGR is GGR less rebates, commissions and pay of agents by the house', async () => {
  await play('ann', '100', '0');
  const { ledger } = built.books;
  const paid = { currency: 'PHP', category: 'LIVE', day: '2026-11-21' };
  const ann = { ...paid, playerId: 'ann' };
  await ledger.post(categoryRebate({ ...ann, kind: 'own', amount: units('1') }));
  await ledger.post(categoryRebate({ ...ann, kind: 'team', amount: units('2') }));
  await ledger.post(
    commissionPaid({ playerId: 'ann', currency: 'PHP', commissionId: 'c1', amount: units('4') }),
  );
  const pay = { part: 1, payeeId: 'ann', currency: 'PHP' } as const;
  const ofHouse = { ...pay, payerId: null };
  await ledger.post(
    agentPaid({ ...ofHouse, billId: 'b1', event: 'dividend-paid', amount: units('8') }),
  );
  await ledger.post(
    agentPaid({ ...ofHouse, billId: 'b2', event: 'salary-paid', amount: units('16') }),
  );
  // Between agents: it costs the house nothing.
  await ledger.post(
    agentPaid({ ...pay, payerId: 'bob', billId: 'b3', event: 'salary-paid', amount: units('32') }),
  );
  await built.cashier.count();
  const { today } = await overview();
  expect([today.ggr, today.ngr]).toEqual(['100.0000', '69.0000']);
});

test('the index of what the house gave names pay of agents, as its query does', async () => {
  const { rows } = await sql<{ def: string }>`select pg_get_expr(indpred, indrelid) as def
    from pg_index where indexrelid = 'ledger_entry_given_beside'::regclass and indisvalid`.execute(
    database.kysely,
  );
  expect(rows[0]?.def).toContain('commission-paid');
});

test('NGR is GGR less corrections in favour of players', async () => {
  await play('ann', '100', '0');
  const input = {
    kind: 'in',
    playerId: 'ann',
    amount: '30',
    reason: 'goodwill',
    proof: '',
  } as const;
  given(await built.wallet.actions.proposeAdjustment({ ...built.call(input) }));
  await built.cashier.count();
  expect((await overview()).today).toMatchObject({ ggr: '100.0000', ngr: '70.0000' });
});

test('the money report is by day, channel and currency, also as a file', async () => {
  await deposit('ann', 500);
  const id = await built.withdraw('bob', 400);
  given(await built.wallet.actions.approveWithdrawal({ ...built.call({ id }) }));
  given(await built.wallet.actions.payWithdrawal({ ...built.call({ id }) }));
  await built.wallet.hear({ kind: 'payout', outcome: 'paid', reference: id, amount: '400' });
  await built.cashier.count();
  const report = (input: object) => built.cashier.actions.getMoneyReport(built.call(input));
  const { rows } = given(await report({}));
  expect(rows).toEqual([
    {
      day: '2026-11-21',
      currency: 'PHP',
      channel: 'BDO',
      deposits: 0,
      deposited: '0.0000',
      withdrawals: 1,
      withdrawn: '400.0000',
      net: '-400.0000',
    },
    {
      day: '2026-11-21',
      currency: 'PHP',
      channel: 'sandpay',
      deposits: 1,
      deposited: '500.0000',
      withdrawals: 0,
      withdrawn: '0.0000',
      net: '500.0000',
    },
  ]);
  expect(given(await report({ from: '2026-11-01', to: '2026-11-20' })).rows).toEqual([]);
  expect(await report({ from: '2026-11-31' })).toEqual({ refused: 'days-wrong' });
  expect(await report({ from: '2026-11-21', to: '2026-11-20' })).toEqual({ refused: 'days-wrong' });
  expect(await report({ from: '2025-01-01', to: '2026-11-20' })).toEqual({ refused: 'days-wrong' });
  const { csv } = given(await built.cashier.actions.exportMoneyReport(built.call({})));
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    'day,currency,channel,deposits,deposited,withdrawals,withdrawn,net',
    '2026-11-21,PHP,BDO,0,0.0000,1,400.0000,-400.0000',
  ]);
  expect(built.audited.at(-1)?.action).toBe('export-money-report');
});

// @proves R33
test('the reserve is what the books owe to players, and is counted by the hour', async () => {
  const reserve = async () => given(await built.cashier.actions.getReserve(built.call({})));
  expect(await reserve()).toEqual({ at: null, currencies: [] });
  await built.withdraw('bob', 400);
  await built.cashier.count();
  expect((await reserve()).currencies).toEqual([
    {
      currency: 'PHP',
      balances: '2000.0000',
      onGames: '0.0000',
      pendingWithdrawals: '400.0000',
      heldReturns: '0.0000',
      reserve: '2400.0000',
    },
  ]);
  await built.wallet.fund('ann', '100');
  await built.cashier.count();
  expect((await reserve()).currencies[0]?.reserve).toBe('2400.0000');
  built.clock.advance(hourMs);
  await built.cashier.count();
  expect((await reserve()).currencies[0]?.reserve).toBe('2500.0000');
});

test('the queues tell what waits and since when', async () => {
  const asked = built.clock.now();
  await built.withdraw('ann', 400);
  built.clock.advance(2 * hourMs);
  const queues = async (by = staffNamed('ana')) =>
    given(await built.cashier.actions.getQueues(built.call({}, by)));
  expect(await queues()).toEqual({
    withdrawals: 1,
    held: 0,
    approved: 0,
    disputed: 0,
    awaitingReceipt: 0,
    adjustments: 0,
    differences: 0,
    handovers: 0,
    oldestAt: asked,
    alerts: [{ alert: 'waits-long', facts: { hours: '2' } }],
  });
});

test('players of an hour are forgotten after two days, the figures stay', async () => {
  await play('ann', '10', '0');
  await built.cashier.count();
  await built.cashier.forgetOld(built.clock.now() + 5 * 24 * hourMs);
  expect((await overview()).today).toMatchObject({ active: 1, staked: '10.0000' });
});
