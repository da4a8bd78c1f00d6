// Shifts and reasons: a hand-over tells what was done and what waits, another person accepts it
// with what its giver looked at; reasons are the operator's own texts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildCashier, staffNamed, type BuiltCashier } from '../../testing.ts';

const [ana, ben] = [staffNamed('ana'), staffNamed('ben')];
let database: Database;
let built: BuiltCashier;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildCashier(database);
});
afterEach(async () => {
  await built.close();
  await database.close();
});

const shift = async (by = ana) => given(await built.cashier.actions.getShift(built.call({}, by)));
const handOver = (note: string, by = ana) =>
  built.cashier.actions.handOver(built.call({ note }, by));
const accept = (id: string, by = ben) =>
  built.cashier.actions.acceptHandover(built.call({ id }, by));

async function workedBy(by: typeof ana) {
  const [one, two, three] = [
    await built.withdraw('ann', 400),
    await built.withdraw('bob', 500),
    await built.withdraw('cat', 600),
  ];
  given(await built.wallet.actions.approveWithdrawal({ ...built.call({ id: one }, by) }));
  const refusal = { ...built.call({ id: two, remark: 'no' }, by) };
  given(await built.wallet.actions.refuseWithdrawal(refusal));
  given(await built.cashier.actions.claimCase(built.call({ id: three }, by)));
  given(await built.cashier.actions.addCaseNote(built.call({ id: three, text: 'ask' }, by)));
  return three;
}

test('a shift tells what its holder did and what waits', async () => {
  const looked = await workedBy(ana);
  const { summary } = await shift();
  expect(summary).toMatchObject({
    approved: 1,
    approvedAmount: '400.0000',
    refused: 1,
    refusedAmount: '500.0000',
    notes: 1,
    signed: 0,
    pending: 1,
    approvedWaiting: 1,
    claimed: [looked],
  });
  expect((await shift(ben)).summary).toMatchObject({ approved: 0, notes: 0, claimed: [] });
});

test('a hand-over is accepted by another person, once, with what its giver looked at', async () => {
  const looked = await workedBy(ana);
  const { id } = given(await handOver('the bank of cat is slow'));
  expect(await handOver('again')).toEqual({ refused: 'handover-waiting' });
  expect(await accept(id, ana)).toEqual({ refused: 'second-person-needed' });
  expect(await accept('nothing')).toEqual({ refused: 'handover-unknown' });
  const both = await Promise.all([accept(id, ben), accept(id, staffNamed('eve'))]);
  expect(both.filter((one) => 'refused' in one)).toEqual([{ refused: 'handover-accepted' }]);
  const [shown] = (await shift()).handovers;
  expect(shown).toMatchObject({ from: 'ana', note: 'the bank of cat is slow' });
  const holder = shown?.acceptedBy === 'ben' ? ben : staffNamed('eve');
  expect((await shift(holder)).summary.claimed).toEqual([looked]);
});

test('a new shift begins with the hand-over', async () => {
  await workedBy(ana);
  built.clock.advance(1000);
  given(await handOver(''));
  built.clock.advance(1000);
  expect((await shift()).summary).toMatchObject({ approved: 0, refused: 0, notes: 0 });
});

const save = (id: string, texts: Record<string, string>) =>
  built.cashier.actions.saveReason(built.call({ id, use: 'refuse' as const, texts }));

test('reasons are written, changed and taken off the list', async () => {
  expect(await save('closed', { id: 'Rekening ditutup' })).toEqual({
    refused: 'reason-text-missing',
  });
  given(await save('closed', { en: 'The account is closed' }));
  given(await save('closed', { en: 'The account is closed', id: 'Rekening ditutup' }));
  const { list } = given(await built.cashier.actions.listReasons(built.call({})));
  expect(list).toEqual([
    {
      id: 'closed',
      use: 'refuse',
      texts: { en: 'The account is closed', id: 'Rekening ditutup' },
    },
  ]);
  const drop = () => built.cashier.actions.dropReason(built.call({ id: 'closed' }));
  expect(await drop()).toEqual({ done: true });
  expect(await drop()).toEqual({ refused: 'reason-unknown' });
  expect(built.audited.map(({ action }) => action)).toEqual([
    'save-reason',
    'save-reason',
    'drop-reason',
  ]);
});

test('the list of reasons has an end', async () => {
  for (let count = 0; count < 200; count += 1) await save(`reason-${count}`, { en: 'x' });
  expect(await save('one-more', { en: 'x' })).toEqual({ refused: 'reasons-too-many' });
  expect(await save('reason-7', { en: 'y' })).toMatchObject({ texts: { en: 'y' } });
});
