// The account record: found by days, kind and amount, page behind page, with the sums of all that
// fits, whether its days are closed or not; each movement opens what it came from.
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { isRefusal } from '@baize/contract';
import { agentPaid, lotteryRebate, roundSettled, stakeOpened } from '@baize/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { closeDays } from '../statements/jobs/close-days.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../testing.ts';
import type { MovementsAsked } from './movement-list.ts';

const ana = playerNamed('ana');
const hourMs = 3_600_000;
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  built.clock.set(Date.parse('2026-11-18T20:00:00Z'));
});

afterEach(async () => {
  await built.close();
  await database.close();
});

/** Ten rounds and a rebate over five days, from the 19th to the 23rd; now it is the 23rd. */
async function play(): Promise<void> {
  await built.fund('ana', '100');
  for (let at = 0; at < 10; at += 1) {
    const round = {
      roundId: `r${at}`,
      playerId: 'ana',
      currency: 'PHP',
      stake: units(`${at + 1}`),
    };
    await built.ledger.post(stakeOpened(round));
    await built.ledger.post(roundSettled({ ...round, payout: units('2') }));
    built.clock.advance(11 * hourMs);
  }
  const rebate = { eventId: 'event-1', run: 1, playerId: 'ana', currency: 'PHP' };
  await built.ledger.post(lotteryRebate({ ...rebate, amount: units('0.5') }));
}

const close = () => closeDays.run(built.ports)();

async function listed(asked: MovementsAsked = {}, caller = ana) {
  const input = asked as Parameters<typeof built.actions.listTransactions>[0]['input'];
  return given(await built.actions.listTransactions({ ...built.context(), caller, input }));
}

const everything: readonly MovementsAsked[] = [
  {},
  { startTime: '2026-11-20', endTime: '2026-11-21' },
  { startTime: '2026-11-20 00:00:00', endTime: '2026-11-21 23:59:59' },
  { startTime: '2026-11-19 12:00:00', endTime: '2026-11-21 10:00:00' },
  { startTime: '2026-11-22' },
  { endTime: '2026-11-19' },
  { startTime: '2027-01-01' },
  { kind: 'deposits' },
  { kind: 'rewards' },
  { kind: 'play', startTime: '2026-11-21' },
  { kind: 'other' },
  { transactionType: '3100' },
  { transactionType: '4105,6101' },
  { transactionType: '9999' },
  { kind: 'rewards', transactionType: '3100,4105' },
  { minAmount: 3, maxAmount: 7 },
  { kind: 'play', minAmount: 2.5, startTime: '2026-11-20', endTime: '2026-11-22' },
];

test('lists and sums are the same before and after their days are closed', async () => {
  await play();
  const before = [];
  for (const asked of everything) before.push(await listed({ ...asked, pageSize: 100 }));
  await close();
  for (const [at, asked] of everything.entries())
    expect([asked, await listed({ ...asked, pageSize: 100 })]).toEqual([asked, before[at]]);
});

test('sums are those of every entry that fits, on whatever page', async () => {
  await play();
  await close();
  for (const asked of everything) {
    const { list, footer } = await listed({ ...asked, pageSize: 100 });
    const moved = list.map(({ amount }) => amount);
    const sum = (all: number[]) => Math.round(all.reduce((a, b) => a + b, 0) * 1e4) / 1e4;
    expect([asked, footer]).toEqual([
      asked,
      {
        entries: list.length,
        credited: sum(moved.filter((one) => one > 0)),
        debited: sum(moved.filter((one) => one < 0).map((one) => -one)),
        bonusCredited: 0,
        bonusDebited: 0,
        whole: true,
      },
    ]);
    expect((await listed({ ...asked, pageSize: 1 })).footer).toEqual(footer);
  }
});

test('movements are found by the numbers of the family, each way for itself', async () => {
  await built.fund('ana', '100');
  await built.fund('ben', '100');
  const pay = { event: 'dividend-paid', part: 1, currency: 'PHP' } as const;
  for (const [billId, payerId, payeeId, amount] of [
    ['got', 'ben', 'ana', '7'],
    ['given', 'ana', 'ben', '3'],
  ] as const)
    await built.ledger.post(agentPaid({ ...pay, billId, payerId, payeeId, amount: units(amount) }));
  const found = async (transactionType: string) => {
    const { list, footer } = await listed({ transactionType });
    expect(footer.entries).toBe(list.length);
    return list.map(({ txType, amount }) => [txType, amount]);
  };
  expect(await found('6104')).toEqual([[6104, 7]]);
  expect(await found('6207')).toEqual([[6207, -3]]);
  expect(await found('6104, 6207')).toEqual([
    [6207, -3],
    [6104, 7],
  ]);
  expect(await found('6101,6207')).toEqual([
    [6207, -3],
    [6101, 100],
  ]);
  expect(await found('nothing')).toEqual([]);
});

test('a cursor leads through all pages once, also while new movements arrive', async () => {
  await play();
  await close();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed({ pageSize: 4, cursor });
    seen.push(...page.list.map(({ txId }) => txId));
    cursor = page.next === '' ? undefined : page.next;
    await built.fund('ana', '1');
  } while (cursor !== undefined);
  expect(seen).toHaveLength(22);
  expect(new Set(seen).size).toBe(22);
});

test('pages by number end at the ten-thousandth entry', async () => {
  await play();
  expect(await listed({ pageNo: 3, pageSize: 10 })).toMatchObject({ pageNo: 3, totalPage: 3 });
  expect((await listed({ pageNo: 3, pageSize: 10 })).list).toHaveLength(2);
  expect((await listed({ pageNo: 101, pageSize: 100 })).list).toEqual([]);
});

// @proves R36
test('a movement opens its deposit or withdrawal and every purse before and after', async () => {
  const input = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH', amount: 500 };
  const opened = given(
    await built.actions.depositByLaunchUrl({ ...built.context(), caller: ana, input }),
  );
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: opened.transId });
  const [deposit] = (await listed()).list;
  const inFull = async (id: string, caller = ana) =>
    built.actions.getMovement({ ...built.context(), caller, input: { id } });
  expect(await inFull(deposit?.txId ?? '')).toMatchObject({
    kind: 'deposits',
    reference: opened.transId,
    before: '0.0000',
    after: '500.0000',
    deposit: { state: 'success', provider: 'sandpay', providerRef: `ref-${opened.transId}` },
  });
  const round = { roundId: 'r1', playerId: 'ana', currency: 'PHP', stake: units('20') };
  await built.ledger.post(stakeOpened(round));
  const [stake] = (await listed()).list;
  expect(await inFull(stake?.txId ?? '')).toMatchObject({
    kind: 'play',
    deposit: null,
    purses: [
      { account: 'player-cash', amount: '-20.0000', before: '500.0000', after: '480.0000' },
      { account: 'player-in-play', amount: '20.0000', before: '0.0000', after: '20.0000' },
    ],
  });
  const nothing = { refused: 'movement-not-found' };
  expect(await inFull(stake?.txId ?? '', playerNamed('ben'))).toEqual(nothing);
  expect(await inFull('nonsense')).toEqual(nothing);
  const staff = { ...built.context(), caller: cashier };
  const asked = { id: 'ana', movementId: stake?.txId ?? '' };
  expect(await built.actions.getMovementOfMember({ ...staff, input: asked })).toMatchObject({
    kind: 'play',
  });
});

// @proves R32
test('deposits and withdrawals since opening are told, open days and closed ones', async () => {
  const since = async (caller = ana) =>
    given(await built.actions.getSinceOpening({ ...built.context(), caller, input: {} }));
  expect(await since()).toEqual({ since: null, deposited: '0', withdrawn: '0', net: '0' });
  const opened = built.clock.now();
  await play();
  const expected = { since: opened, deposited: '100.0000', withdrawn: '0.0000', net: '100.0000' };
  expect(await since()).toEqual(expected);
  await close();
  await built.fund('ana', '50');
  expect(await since()).toEqual({ ...expected, deposited: '150.0000', net: '150.0000' });
});

test('the file holds the rows that fit, safe for spreadsheets', async () => {
  await built.fund('ana', '10');
  await built.ledger.post(
    stakeOpened({ roundId: '=cmd()', playerId: 'ana', currency: 'PHP', stake: units('1') }),
  );
  const days = { startTime: '2026-11-19', endTime: '2026-11-19' };
  const call = { ...built.context(), caller: ana };
  const file = await built.actions.downloadMovements({ ...call, input: days });
  if (isRefusal(file)) throw new Error(file.refused);
  const lines = (await buffer(file as Readable)).toString().split('\r\n');
  expect(lines[0]).toBe(
    '\ufeffNumber,Time,Type,Reference,Amount,Before,After,Bonus money,Bonus money after',
  );
  expect(lines[1]).toContain(`,2026-11-19 04:00:00,Stake,"'=cmd()",-1.0000,10.0000,9.0000`);
  expect(lines).toHaveLength(4);
  expect(await built.actions.downloadMovements({ ...call, input: {} })).toEqual({
    refused: 'record-period-missing',
  });
});

test('staff see the member’s record, sums and since opening; a file is written down', async () => {
  await play();
  await close();
  const call = { ...built.context(), caller: cashier };
  const asked = { id: 'ana', startTime: '2026-11-20', endTime: '2026-11-21' };
  const own = await listed(asked);
  const seen = given(await built.actions.listMovementsOfMember({ ...call, input: asked }));
  expect(seen.list.map(({ id }) => id)).toEqual(own.list.map(({ txId }) => txId));
  expect(seen).toMatchObject({
    footer: { entries: own.footer.entries },
    sinceOpening: { deposited: '100.0000' },
  });
  await built.actions.downloadMovementsOfMember({ ...call, input: asked });
  expect(built.audited).toMatchObject([{ action: 'download-movements', subject: 'ana' }]);
  const strangers = buildWallet(database, { usernames: async () => new Map() });
  const unknown = { ...call, input: { ...asked, id: 'nobody', movementId: '1' } };
  for (const action of [
    'listMovementsOfMember',
    'getMovementOfMember',
    'downloadMovementsOfMember',
  ] as const)
    expect(await strangers.actions[action](unknown)).toEqual({ refused: 'member-not-found' });
  await strangers.close();
});

/** Cash of 100 and a bonus of 50, then a stake of 80 of cash and one of 70 of both. */
async function playWithBonus(): Promise<void> {
  await built.fund('ana', '100');
  await grantOfFifty();
  for (const [at, stake] of ['80', '70'].entries()) {
    const roundId = `b${at + 1}`;
    expect(await built.play('ana', stake, { roundId, payout: 0n })).toBe('played');
    built.clock.advance(hourMs);
  }
}

const grantOfFifty = () =>
  database.transaction(async (tx) => {
    const terms = { amount: units('50'), base: units('50'), times: 100, days: 7 };
    const limits = { stakeMax: null, releaseMax: null, isSticky: false };
    await built.wallet.grantBonus(tx, {
      ...terms,
      ...limits,
      id: 'fifty',
      playerId: 'ana',
      currency: 'PHP',
      names: { en: 'Fifty' },
      funding: 'cash-first',
      state: 'granted',
      grantedBy: 'promotion',
      reason: 'promotion',
      now: built.clock.now(),
    });
  });

test('a stake paid from bonus money shows what it took of it, and the sums tell both', async () => {
  await playWithBonus();
  const { list, footer } = await listed({ kind: 'play' });
  const staked = list.filter(({ event }) => event === 'stake-opened');
  expect(staked.map(({ amount, bonus }) => [amount, bonus])).toEqual([
    [-20, { amount: -50, balanceBefore: 50, currentBalance: 0 }],
    [-80, null],
  ]);
  expect(footer).toMatchObject({ debited: 100, bonusDebited: 50, bonusCredited: 0, whole: true });
  expect((await listed()).footer).toMatchObject({ bonusCredited: 50, bonusDebited: 50 });
  const [split] = (await listed({ minAmount: 70, maxAmount: 70 })).list;
  expect(split?.reference).toBe('b2');
  expect((await listed({ minAmount: 70, maxAmount: 70 })).footer).toMatchObject({
    entries: 1,
    debited: 20,
    bonusDebited: 50,
  });
});

test('file, movement, statement and staff’s view tell the bonus money that moved', async () => {
  await playWithBonus();
  const call = { ...built.context(), caller: ana };
  const days = { startTime: '2026-11-18', endTime: '2026-11-20' };
  const file = given(await built.actions.downloadMovements({ ...call, input: days }));
  const lines = (await buffer(file as Readable)).toString().split('\r\n');
  const stake = lines.find((line) => line.includes(',Stake,b2,'));
  expect(stake).toContain(',-20.0000,20.0000,0.0000,-50.0000,0.0000');
  const [split] = (await listed({ minAmount: 70, maxAmount: 70 })).list;
  const input = { id: split?.txId ?? '' };
  expect(await built.actions.getMovement({ ...call, input })).toMatchObject({
    amount: '-20.0000',
    bonus: { amount: '-50.0000', before: '50.0000', after: '0.0000' },
  });
  const staff = { ...built.context(), caller: cashier };
  const ofAna = { id: 'ana', kind: 'play' as const };
  const seen = given(await built.actions.listMovementsOfMember({ ...staff, input: ofAna }));
  expect(seen.footer).toMatchObject({ debited: '100.0000', bonusDebited: '50.0000' });
  const period = { from: '2026-11-18', to: '2026-11-20' };
  const paper = given(await built.actions.downloadStatement({ ...call, input: period }));
  const { head } = JSON.parse((await buffer(paper as Readable)).toString());
  expect(head.bonus).toEqual({
    opening: '0.0000',
    closing: '0.0000',
    entries: 2,
    credited: '50.0000',
    debited: '50.0000',
  });
});
