// The books as people see them: the balance, the account record, statements, and a trial balance
// that names every account and posting that was tampered with.
import { roundSettled, stakeOpened } from '@baize/ledger';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { readTransferTimes } from '../store/transfer-times.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await built.fund('ana', '100');
  const round = { roundId: 'r1', playerId: 'ana', currency: 'PHP', stake: units('10') };
  await built.ledger.post(stakeOpened(round));
  await built.ledger.post(roundSettled({ ...round, payout: units('25.5') }));
});

afterEach(async () => {
  await built.close();
  await database.close();
});

const trial = () =>
  built.actions.getTrialBalance({ ...built.context(), caller: cashier, input: {} });

test('the balance is the cash', async () => {
  expect(await built.actions.getBalance({ ...built.context(), caller: ana, input: {} })).toEqual({
    sumBalance: 115.5,
    balance: [{ accountTypeId: 2, availBalance: 115.5 }],
    currency: 'PHP',
    currencySymbol: 'P',
  });
});

// @proves L87
test('purses show the player’s own money by place', async () => {
  const round = { roundId: 'r2', playerId: 'ana', currency: 'PHP', stake: units('15.5') };
  await built.ledger.post(stakeOpened(round));
  const purses = async (caller: typeof ana) => {
    const asked = { ...built.context(), caller, input: {} };
    const { balances } = given(await built.actions.getPurses(asked));
    return balances.map(({ accountName, availBalance }) => [accountName, availBalance]);
  };
  const rest = [
    ['HELD', 0],
    ['IN_TRANSIT', 0],
  ];
  expect(await purses(ana)).toEqual([['MAIN', 100], ['BONUS', 0], ['IN_PLAY', 15.5], ...rest]);
  expect(await purses(playerNamed('ben'))).toEqual([
    ['MAIN', 0],
    ['BONUS', 0],
    ['IN_PLAY', 0],
    ...rest,
  ]);
});

// @proves L8
test('the account record shows each movement of cash between its two balances', async () => {
  const input = { pageSize: 2 };
  const page = await built.actions.listTransactions({ ...built.context(), caller: ana, input });
  expect(page).toMatchObject({
    list: [
      {
        event: 'round-settled',
        txType: 3100,
        balanceBefore: 90,
        amount: 25.5,
        currentBalance: 115.5,
      },
      { event: 'stake-opened', txType: 3200, balanceBefore: 100, amount: -10, currentBalance: 90 },
    ],
    pageNo: 1,
    totalPage: 2,
  });
  const before = { ...built.context(), caller: ana, input: { endTime: '2026-11-20' } };
  expect(await built.actions.listTransactions(before)).toMatchObject({ list: [], totalPage: 0 });
});

test('a statement covers all accounts of its owner, the house included', async () => {
  const staff = { ...built.context(), caller: cashier };
  const own = await built.actions.getStatement({ ...staff, input: { id: 'ana' } });
  expect(own).toMatchObject({ total: 5, list: [{ event: 'round-settled' }, {}, {}, {}, {}] });
  const input = { id: 'house', account: 'house-gaming' };
  expect(await built.actions.getStatement({ ...staff, input })).toMatchObject({
    list: [{ amount: '-15.5000', before: '0.0000', after: '-15.5000', reference: 'r1' }],
  });
  const strangers = buildWallet(database, { usernames: async () => new Map() });
  expect(await strangers.actions.getStatement({ ...staff, input: { id: 'nobody' } })).toEqual({
    refused: 'member-not-found',
  });
  await strangers.close();
});

test('untouched books balance', async () => {
  const books = await trial();
  expect(books).toMatchObject({ balanced: true, drifted: [], unbalanced: [] });
  expect(books).toHaveProperty('totals', [
    { currency: 'PHP', kind: 'house-gaming', accounts: 1, balance: '-15.5000' },
    { currency: 'PHP', kind: 'payment-clearing', accounts: 1, balance: '-100.0000' },
    { currency: 'PHP', kind: 'player-cash', accounts: 1, balance: '115.5000' },
    { currency: 'PHP', kind: 'player-in-play', accounts: 1, balance: '0.0000' },
  ]);
});

test('a manually changed balance is found and named', async () => {
  await sql`update ledger_account set balance = balance + 1 where kind = 'player-cash'`.execute(
    database.kysely,
  );
  expect(await trial()).toMatchObject({
    balanced: false,
    drifted: [{ account: 'ana/player-cash#0', balance: '115.5001', entries: '115.5000' }],
  });
});

test.each([
  [
    'an entry changed',
    sql`update ledger_entry set amount = amount + 5 where event = 'stake-opened'
    and amount > 0`,
    'stake:r1',
    '0.0005',
  ],
  [
    'an entry removed',
    sql`delete from ledger_entry where event = 'stake-opened' and amount > 0`,
    'stake:r1',
    '-10.0000',
  ],
  [
    'a posting without entries',
    sql`with gone as (delete from ledger_entry
    where event = 'round-settled') select 1`,
    'settle:r1',
    '0.0000',
  ],
])('%s by hand is found and named', async (_what, tamper, posting, sum) => {
  await tamper.execute(database.kysely);
  expect(await trial()).toMatchObject({ balanced: false, unbalanced: [{ posting, sum }] });
});

test('the database refuses a negative purse', async () => {
  const overdraw = sql`update ledger_account set balance = -1 where kind = 'player-cash'`;
  await expect(overdraw.execute(database.kysely)).rejects.toThrow('ledger_account_floor');
});

test('play money is issued once per player', async () => {
  const demo = { playerId: 'demo-1', currency: 'FUN', amount: units('10000') };
  await Promise.all([built.wallet.fundDemo(demo), built.wallet.fundDemo(demo)]);
  expect(await built.wallet.balance('demo-1', 'FUN')).toMatchObject({ cash: units('10000') });
  expect(await trial()).toMatchObject({ balanced: true });
});

test('sums in and out are of the given player and time', async () => {
  const call = { ...built.context(), caller: ana };
  const input = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH', amount: 500 };
  const opened = await built.actions.depositByLaunchUrl({ ...call, input });
  const reference = 'transId' in opened ? opened.transId : '';
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  const search = { currency: 'PHP', since: built.clock.now() };
  expect(await built.wallet.moneySums(search)).toEqual({ deposited: units('500'), withdrawn: 0n });
  const ben = { ...search, playerId: 'ben' };
  expect(await built.wallet.moneySums(ben)).toEqual({ deposited: 0n, withdrawn: 0n });
});

// @proves L34
test('transfer times are medians, shown only for enough transfers', async () => {
  const { kysely } = database;
  const deposit = (name: string, seconds: number, state = 'success') =>
    sql`insert into wallet_deposit (id, player_id, currency, requested, arrived, state, provider,
        mode, requested_at, settled_at)
      values (${name}, 'ana', 'PHP', 100, ${state === 'success' ? 100 : null}, ${state}, 'bank', 1,
        now(), now() + ${`${seconds} seconds`}::interval)`.execute(kysely);
  await sql`delete from wallet_deposit`.execute(kysely);
  for (let at = 1; at <= 19; at += 1) await deposit(`d${at}`, at * 10);
  await deposit('refused', 9000, 'refused');
  expect(await readTransferTimes(kysely, 'PHP')).toEqual({});
  await deposit('d20', 100_000);
  expect(await readTransferTimes(kysely, 'PHP')).toEqual({ depositSeconds: 105 });
  expect(await readTransferTimes(kysely, 'IDR')).toEqual({});
});
