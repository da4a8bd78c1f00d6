// Withdrawals in parts that providers and members pay: every refusal, money credited only when a
// part counts as received, races for one offer and between an answer and time, and the day on which
// the last part closes the whole.
import { refuse } from '@baize/contract';
import { payoutReversed } from '@baize/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { cashier, units } from '../../testing.ts';
import { buildSplit, minuteMs, proof, purses, type BuiltSplit } from '../testing.ts';

let database: Database;
let built: BuiltSplit;

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildSplit(database);
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

const c2c = (amount: string) => ({ amount, way: 'c2c' }) as const;
const payout = (amount: string) => ({ amount, way: 'payout' }) as const;
const splitOf = (id: string, amount: string) => {
  const call = { ...built.staff(), input: { id, parts: [c2c(amount)] } };
  return built.actions.splitWithdrawal(call);
};
const refusedOf = (answer: object) => ('refused' in answer ? answer.refused : 'done');

test('only an approved withdrawal is split, into parts that are its net amount', async () => {
  built.change({ withdrawalFee: '10' });
  const id = await built.asked(400);
  expect(await splitOf('nobody', '390')).toEqual({ refused: 'withdrawal-not-found' });
  expect(await built.split(id, [c2c('200'), c2c('200')])).toEqual(
    refuse('parts-sum-wrong', { facts: { sum: '400.00', amount: '390.00' } }),
  );
  expect(await built.split(id, [c2c('350'), c2c('40')])).toEqual(
    refuse('part-too-small', { facts: { minimum: '50.00' } }),
  );
  built.change({ c2cAllowed: false });
  expect(await built.split(id, [c2c('390')])).toEqual({ refused: 'c2c-off' });
  expect(await built.purses()).toEqual(purses('600', '400'));
  built.change({ c2cAllowed: true });
  expect(await built.split(id, [c2c('350'), payout('40')])).toMatchObject({
    split: true,
    state: 'paying',
    netAmount: '390.0000',
    list: [
      { number: 1, amount: '350.0000', state: 'open' },
      { number: 2, amount: '40.0000', way: 'payout' },
    ],
  });
  expect(await built.purses()).toEqual(purses('600', '390', { fees: '10' }));
  expect(await built.split(id, [c2c('390')])).toEqual({ refused: 'withdrawal-not-approved' });
  for (const act of [built.actions.payWithdrawal, built.actions.refuseWithdrawal]) {
    const input = { id, remark: 'no' };
    expect(await act({ ...built.staff(), input })).toHaveProperty('refused');
  }
});

test('a payout without a clear answer keeps the withdrawal whole', async () => {
  const id = await built.asked(400);
  built.script.mood = 'silent';
  await built.actions.payWithdrawal({ ...built.staff(), input: { id } });
  expect(await built.split(id, [c2c('400')])).toEqual({ refused: 'withdrawal-not-approved' });
});

test('staff who opened access to the account cannot split or pay its parts', async () => {
  const strict = await buildSplit(database, { hasOpened: async () => true });
  const id = await built.asked(400);
  const needed = { refused: 'second-person-needed' };
  expect(await strict.split(id, [payout('400')])).toEqual(needed);
  await built.split(id, [payout('400')]);
  const input = { id: `${id}p1` };
  expect(await strict.actions.payWithdrawalPart({ ...built.staff(), input })).toEqual(needed);
  await strict.close();
});

test('a part is paid by a provider: held, in transit, gone, and asked about once', async () => {
  const id = await built.asked(400);
  await built.split(id, [payout('300'), payout('100')]);
  const pay = (part: string) =>
    built.actions.payWithdrawalPart({ ...built.staff(), input: { id: part } });
  expect(await pay('nobody')).toEqual({ refused: 'part-not-found' });
  expect(await pay(`${id}p1`)).toMatchObject({ list: [{ state: 'paying' }, { state: 'open' }] });
  built.script.mood = 'silent';
  expect(await pay(`${id}p2`)).toEqual({ refused: 'provider-unavailable' });
  expect(await built.states(id)).toEqual(['paying', 'paying']);
  built.script.mood = 'unwilling';
  expect(await pay(`${id}p2`)).toEqual({ refused: 'provider-unavailable' });
  expect(await built.states(id)).toEqual(['paying', 'open']);
  built.script.mood = 'well';
  await pay(`${id}p2`);
  const news = { kind: 'payout', outcome: 'paid' } as const;
  const heard = () => built.hear({ ...news, reference: `${id}p1`, amount: '300' });
  await Promise.all([heard(), heard()]);
  await built.hear({ kind: 'payout', outcome: 'failed', reference: `${id}p2-2` });
  expect(await built.states(id)).toEqual(['paid', 'open']);
  expect(await pay(`${id}p1`)).toEqual({ refused: 'part-not-open' });
  expect(await built.purses()).toEqual(purses('600', '100', { transit: '300' }));
  expect(await built.answer(id, { partId: `${id}p2`, action: 'received' })).toEqual({
    refused: 'part-not-paid',
  });
  expect(await built.answer(id, { partId: `${id}p1`, action: 'received' })).toMatchObject({
    status: 2,
    receivedAmount: 300,
    remainingAmount: 100,
  });
  await pay(`${id}p2`);
  await built.hear({ ...news, reference: `${id}p2-3`, amount: '100' });
  expect(await built.answer(id, { action: 'all-received' })).toMatchObject({
    status: 4,
    receipt: 'received',
    remainingAmount: 0,
  });
  expect(await built.purses()).toEqual(purses('600', '0'));
});

test('an offer shows amount and bank to others, never to its own member', async () => {
  await built.splitInto('300', '100');
  const offers = async (name: string, amount?: number) => {
    const input = amount === undefined ? {} : { amount };
    const shown = await built.actions.listC2cOffers({ ...built.as(name), input });
    return 'refused' in shown ? [] : shown.list;
  };
  expect(await offers('ben')).toEqual([
    expect.objectContaining({ amount: 100, bankName: 'BDO Unibank' }),
    expect.objectContaining({ amount: 300 }),
  ]);
  expect((await offers('ben', 290)).map(({ amount }) => amount)).toEqual([300, 100]);
  expect(await offers('ana')).toEqual([]);
  expect(JSON.stringify(await offers('ben'))).not.toContain('Cruz');
  built.change({ c2cAllowed: false });
  expect(await offers('ben')).toEqual([]);
});

test('a part of a member who owes for a deposit is offered to nobody', async () => {
  const id = await built.splitInto('300');
  const debtor = { playerId: 'ana', currency: 'PHP', roundId: 'r', version: 2 };
  await built.ledger.post(payoutReversed({ ...debtor, payout: units('900'), cash: units('700') }));
  expect(await built.take(`${id}p1`)).toEqual({ refused: 'c2c-offer-gone' });
  expect(await built.actions.listC2cOffers({ ...built.as('ben'), input: {} })).toMatchObject({
    list: [],
  });
  await built.fund('ana', '200');
  await built.wallet.jobs.find(({ name }) => name === 'wallet-settle-debts')?.run();
  expect(await built.take(`${id}p1`)).toMatchObject({ state: 'matched' });
});

test('a deposit is matched: the account is shown, nothing is credited', async () => {
  const id = await built.splitInto('300');
  const call = { ...built.as('ben'), input: { offerId: `${id}p1` } };
  const deposit = await built.actions.depositByC2c(call);
  expect(deposit).toMatchObject({
    amount: 300,
    state: 'matched',
    cardNumber: '12345678',
    cardHolder: 'Ana Cruz',
    payBy: built.clock.now() + 15 * minuteMs,
  });
  expect(await built.purses()).toEqual(purses('700', '300'));
  const listed = await built.actions.listDeposits({ ...built.as('ben'), input: {} });
  expect(listed).toMatchObject({ list: [{ requestedAmount: 300, amount: 0, state: 5 }] });
  const staffs = await built.actions.getWithdrawalParts({ ...built.staff(), input: { id } });
  expect(staffs).toMatchObject({
    list: [{ matches: [{ buyer: { username: 'name of ben' }, state: 'matched' }] }],
  });
});

test('one click is one match, and of several members one takes the offer', async () => {
  const id = await built.splitInto('300');
  const clicks = await Promise.all([1, 2, 3].map(() => built.take(`${id}p1`, 'ben', 'click')));
  expect(new Set(clicks.map((one) => JSON.stringify(one))).size).toBe(1);
  const other = await built.splitInto('200');
  const takers = ['cora', 'dan', 'eva'].map((name) => built.take(`${other}p1`, name));
  const answers = (await Promise.all(takers)).map(refusedOf);
  expect(answers.toSorted()).toEqual(['c2c-offer-gone', 'c2c-offer-gone', 'done']);
});

test('a match is refused like a deposit, in order', async () => {
  const id = await built.splitInto('300');
  let barred: 'terms-due' | undefined = 'terms-due';
  let paused = true;
  const gated = await buildSplit(database, {
    refusalOfDeposit: async () => (barred ? refuse(barred) : undefined),
    refusalOfPause: async () => (paused ? refuse('player-on-break') : undefined),
  });
  const told: unknown[] = [];
  const tell = async (offer = `${id}p1`) => told.push(refusedOf(await gated.take(offer)));
  gated.change({ c2cAllowed: false });
  await tell();
  gated.change({ c2cAllowed: true });
  await tell();
  barred = undefined;
  await tell();
  paused = false;
  await tell('nobody');
  await gated.wallet.depositLimits.set('ben', 'day', units('299'), gated.clock.now());
  await tell();
  expect(told).toEqual([
    'c2c-off',
    'terms-due',
    'player-on-break',
    'c2c-offer-gone',
    'deposit-limit-reached',
  ]);
  expect(refusedOf(await gated.take(`${id}p1`, 'ana'))).toBe('c2c-offer-gone');
  await gated.close();
});

test('a member pays one at a time', async () => {
  const id = await built.splitInto('300', '100');
  const first = await built.taken(`${id}p1`);
  expect(refusedOf(await built.take(`${id}p2`))).toBe('c2c-unpaid');
  await built.prove(first);
  expect(await built.take(`${id}p2`)).toMatchObject({ state: 'matched' });
});

test('a proof is a picture of the member’s own, in time, and counts once', async () => {
  const id = await built.splitInto('300');
  const deposit = await built.taken(`${id}p1`);
  const send = (picture: string, name = 'ben') =>
    built.actions.proveC2cDeposit({
      ...built.as(name),
      input: { id: deposit, proof: picture },
    });
  expect(await send(proof, 'cora')).toEqual({ refused: 'c2c-deposit-not-found' });
  expect(await send(Buffer.from('<svg/>').toString('base64'))).toEqual({
    refused: 'picture-unreadable',
  });
  const twice = await Promise.all([1, 2].map(() => built.prove(deposit, 'ben', 'tap')));
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]).toMatchObject({
    state: 'proof',
    cardNumber: '**** 5678',
    receiptDueAt: built.clock.now() + 30 * minuteMs,
  });
  expect(await send(proof)).toEqual({ refused: 'c2c-not-waiting' });
  expect(await built.cancel(deposit)).toEqual({ refused: 'c2c-not-waiting' });
  const thread = await built.actions.getPaymentDispute({
    ...built.as('ana'),
    input: { id: deposit },
  });
  expect(thread).toMatchObject({
    author: 'seller',
    dispute: null,
    list: [{ author: 'buyer', kind: 'payment-proof', hasPicture: true }],
  });
});

// @proves R26
test('only the word that it arrived credits the payer, once, with its turnover', async () => {
  const id = await built.splitInto('300');
  const deposit = await built.taken(`${id}p1`);
  await built.prove(deposit);
  expect(await built.purses()).toEqual(purses('700', '300'));
  const word = { partId: `${id}p1`, action: 'received' } as const;
  expect(await built.answer(id, word, undefined, 'ben')).toEqual({
    refused: 'withdrawal-not-found',
  });
  expect(await built.answer(id, { partId: 'other', action: 'received' })).toEqual({
    refused: 'part-not-found',
  });
  expect(await built.answer(id, { action: 'received' })).toEqual({ refused: 'part-not-found' });
  expect(await built.answer(id, { partId: `${id}p1` })).toEqual({
    refused: 'receipt-answer-missing',
  });
  const taps = await Promise.all([1, 2].map(() => built.answer(id, word, 'tap')));
  expect(taps[0]).toEqual(taps[1]);
  expect(taps[0]).toMatchObject({ status: 4, receipt: 'received', remainingAmount: 0 });
  expect(await built.purses()).toEqual(purses('700', '0', { ben: '300' }));
  expect(await built.wallet.turnoverRequired('ben', 'PHP')).toBe(units('300'));
  expect(await built.answer(id, word)).toEqual({ refused: 'receipt-already-confirmed' });
  const listed = await built.actions.listDeposits({ ...built.as('ben'), input: {} });
  expect(listed).toMatchObject({ list: [{ amount: 300, state: 2 }] });
  const told = built.told.filter(({ topic }) => topic === 'player:ben').map(({ event }) => event);
  expect(told).toContain('deposit-settled');
  expect(told).toContain('match-moved');
});

test('money seen before its proof is already received', async () => {
  const id = await built.splitInto('300');
  await built.taken(`${id}p1`);
  const word = { partId: `${id}p1`, action: 'received' } as const;
  expect(await built.answer(id, { ...word, action: 'not-received', proof })).toEqual({
    refused: 'part-not-paid',
  });
  expect(await built.answer(id, word)).toMatchObject({ receipt: 'received' });
  expect(await built.purses()).toMatchObject({ ben: units('300') });
});

test('all received confirms what is paid and leaves what is not', async () => {
  const id = await built.splitInto('100', '200', '300');
  await built.prove(await built.taken(`${id}p1`));
  await built.prove(await built.taken(`${id}p2`, 'cora'), 'cora');
  await built.taken(`${id}p3`, 'dan');
  const both = await Promise.all([1, 2].map(() => built.answer(id, { action: 'all-received' })));
  expect(both.filter((one) => 'refused' in one).length).toBeLessThan(2);
  expect(await built.states(id)).toEqual(['received', 'received', 'matched']);
  expect(await built.answer(id, { action: 'all-received' })).toEqual({ refused: 'part-not-paid' });
  const asking = await built.actions.listPaymentConfirmations({ ...built.as('ana'), input: {} });
  expect(asking).toMatchObject({ list: [{ receivedAmount: 300, remainingAmount: 300 }] });
});

// @proves L11 L173
test('a proved part counts as received by time, a matched one never', async () => {
  const id = await built.splitInto('100', '200');
  await built.prove(await built.taken(`${id}p1`));
  await built.pass(30 * minuteMs - 1);
  expect(await built.states(id)).toEqual(['proof', 'open']);
  await built.taken(`${id}p2`, 'cora');
  await built.pass(1);
  expect(await built.states(id)).toEqual(['forced-received', 'matched']);
  expect(await built.purses()).toEqual(purses('700', '200', { ben: '100' }));
  await built.answer(id, { partId: `${id}p2`, action: 'received' });
  const list = await built.actions.listWithdrawals({ ...built.as('ana'), input: {} });
  expect(list).toMatchObject({ list: [{ receipt: 'forced-received', status: 4 }] });
});

test('a match without a proof ends in time, and the part is open to others', async () => {
  const id = await built.splitInto('100');
  const deposit = await built.taken(`${id}p1`);
  await built.pass(15 * minuteMs);
  expect(await built.prove(deposit)).toEqual({ refused: 'c2c-not-waiting' });
  expect(await built.states(id)).toEqual(['open']);
  const listed = await built.actions.listDeposits({ ...built.as('ben'), input: {} });
  expect(listed).toMatchObject({ list: [{ state: 3 }] });
  const second = await built.taken(`${id}p1`, 'cora');
  await built.prove(second, 'cora');
  await built.answer(id, { partId: `${id}p1`, action: 'received' });
  expect(await built.purses()).toMatchObject({ held: 0n, ben: 0n });
});

test('a proof beside its end, and an answer beside time: one of them counts', async () => {
  const id = await built.splitInto('100');
  const deposit = await built.taken(`${id}p1`);
  built.clock.advance(15 * minuteMs - 1);
  const tick = () => built.tick();
  const racing = built.prove(deposit);
  built.clock.advance(1);
  const [proved] = await Promise.all([racing, tick()]);
  const [state] = await built.states(id);
  expect(state).toBe('refused' in proved ? 'open' : 'proof');
  if (state === 'open') return;
  built.clock.advance(30 * minuteMs);
  const word = { partId: `${id}p1` } as const;
  await Promise.all([
    tick(),
    built.answer(id, { ...word, action: 'received' }),
    built.answer(id, { ...word, action: 'not-received', proof }),
  ]);
  const [end = ''] = await built.states(id);
  expect(['received', 'forced-received', 'disputed']).toContain(end);
  const { ben, held } = await built.purses();
  expect(ben + held).toBe(units('100'));
  expect(ben).toBe(end === 'disputed' ? 0n : units('100'));
});

test('a member who gives up opens the part again; one who never pays is blocked', async () => {
  built.change({ c2cUnpaidMax: 4, c2cBlockHours: 1 });
  const id = await built.splitInto('100');
  for (const _ of [1, 2]) {
    const given = await built.taken(`${id}p1`);
    const theirs = { ...built.as('cora'), input: { id: given } };
    const stranger = await built.actions.cancelC2cDeposit(theirs);
    expect(stranger).toEqual({ refused: 'c2c-deposit-not-found' });
    expect(await built.cancel(given)).toMatchObject({ state: 'cancelled' });
  }
  for (const _ of [1, 2]) {
    await built.taken(`${id}p1`);
    await built.pass(15 * minuteMs);
  }
  expect(refusedOf(await built.take(`${id}p1`))).toBe('c2c-blocked');
  const offers = { ...built.as('ben'), input: {} };
  const until = built.clock.now() + 60 * minuteMs;
  expect(await built.actions.listC2cOffers(offers)).toMatchObject({
    blockedUntil: until,
    list: [],
  });
  const unblock = (playerId: string) =>
    built.actions.unblockBuyer({
      ...built.staff(),
      input: { id: playerId, reason: 'a bank holiday' },
    });
  expect(await unblock('ben')).toEqual({ blockedUntil: null });
  expect(await built.take(`${id}p1`)).toMatchObject({ state: 'matched' });
  expect(built.audited.at(-1)).toMatchObject({ action: 'unblock-buyer', subject: 'ben' });
});

test('a member who takes offers only to see account numbers is blocked', async () => {
  const id = await built.splitInto('100', '110', '120', '130');
  for (const number of [1, 2, 3]) {
    const seen = await built.take(`${id}p${number}`);
    expect(seen).toMatchObject({ cardNumber: '12345678' });
    await built.cancel('refused' in seen ? '' : seen.depositId);
  }
  expect(refusedOf(await built.take(`${id}p4`))).toBe('c2c-blocked');
});

test('a deposit with a proof counts towards its limit until it ends', async () => {
  built.change({ receiptMinutes: 120 });
  await built.wallet.depositLimits.set('ben', 'day', units('150'), built.clock.now());
  const id = await built.splitInto('100', '100');
  await built.prove(await built.taken(`${id}p1`));
  built.clock.advance(40 * minuteMs);
  expect(refusedOf(await built.take(`${id}p2`))).toBe('deposit-limit-reached');
});

test('staff can let an open part be paid the other way', async () => {
  const id = await built.splitInto('100', '200');
  const change = (part: string, way: 'payout' | 'c2c') =>
    built.actions.changePartWay({ ...built.staff(cashier), input: { id: part, way } });
  expect(await change('nobody', 'payout')).toEqual({ refused: 'part-not-found' });
  await built.taken(`${id}p1`);
  expect(await change(`${id}p1`, 'payout')).toEqual({ refused: 'part-not-open' });
  expect(await change(`${id}p2`, 'payout')).toMatchObject({ list: [{}, { way: 'payout' }] });
  built.change({ c2cAllowed: false });
  expect(await change(`${id}p2`, 'c2c')).toEqual({ refused: 'c2c-off' });
});

test('a member’s own payments are listed, with what is still to be paid', async () => {
  const id = await built.splitInto('100');
  await built.cancel(await built.taken(`${id}p1`));
  built.clock.advance(1);
  await built.taken(`${id}p1`);
  const listed = await built.actions.listC2cDeposits({ ...built.as('ben'), input: {} });
  expect(listed).toMatchObject({
    list: [
      { state: 'matched', cardNumber: '12345678', cardHolder: 'Ana Cruz' },
      { state: 'cancelled', cardNumber: '**** 5678', cardHolder: 'An***uz' },
    ],
    totalPage: 1,
  });
  expect(await built.actions.listC2cDeposits({ ...built.as('cora'), input: {} })).toMatchObject({
    list: [],
  });
});

test('a deposit that pays a member is never credited or refused by hand', async () => {
  const id = await built.splitInto('100');
  const depositId = await built.taken(`${id}p1`);
  const refused = await built.actions.refuseDepositByHand({
    ...built.staff(),
    input: { id: depositId, remark: 'no' },
  });
  expect(refused).toEqual({ refused: 'deposit-not-found' });
  const found = { depositId, amount: units('100'), staff: cashier, note: 'by hand' };
  const credited = await database.transaction((tx) =>
    built.wallet.creditDeposit(tx, { ...found, now: built.clock.now() }),
  );
  expect(credited).toEqual({ refused: 'deposit-not-found' });
  expect(await built.purses()).toEqual(purses('900', '100'));
});

test('a proof by the call of every deposit starts the time of the other side', async () => {
  const id = await built.splitInto('200');
  const depositId = await built.taken(`${id}p1`);
  const input = { id: depositId, picture: proof };
  const send = (name: string, intent?: string) =>
    built.actions.sendDepositProof({ ...built.as(name, intent), input });
  expect(refusedOf(await send('cora'))).toBe('deposit-not-found');
  expect(await send('ben', 'click')).toMatchObject({
    id: depositId,
    step: 'proof-sent',
    mayProve: false,
  });
  expect(await built.states(id)).toEqual(['proof']);
  expect(await send('ben', 'click')).toMatchObject({ id: depositId });
  expect(refusedOf(await send('ben', 'another'))).toBe('deposit-not-open');
  await built.pass(built.ports.policy().receiptMinutes * minuteMs);
  expect(await built.states(id)).toEqual(['forced-received']);
});

test('staff cannot reverse what one member paid another', async () => {
  const id = await built.splitInto('300');
  const deposit = await built.taken(`${id}p1`);
  await built.prove(deposit);
  await built.answer(id, { partId: `${id}p1`, action: 'received' });
  const before = await built.purses();
  const words = { amount: '300', reason: 'the bank took it back', proof: '' };
  const input = { kind: 'reversal' as const, depositId: deposit, ...words };
  const proposed = await built.actions.proposeAdjustment({ ...built.staff(), input });
  expect(proposed).toEqual({ refused: 'deposit-not-settled' });
  expect(await built.purses()).toEqual(before);
});
