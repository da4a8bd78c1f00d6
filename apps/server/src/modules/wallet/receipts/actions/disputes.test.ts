// Disputes about money that did not arrive: opened only with a picture, seen by the two sides and
// by staff alone, decided once and of larger amounts by two persons, and what each outcome does to
// the books, for a whole withdrawal and for a part.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { StaffCaller } from '../../../../platform/call/index.ts';
import {
  buildSplit,
  minuteMs,
  proof,
  purses,
  second,
  type BuiltSplit,
} from '../../parts/testing.ts';
import { cashier, units } from '../../testing.ts';

const hourMs = 60 * minuteMs;
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

interface Disputed {
  readonly id: string;
  readonly partId: string;
  readonly deposit: string;
  readonly disputeId: string;
}

/** Ben paid and proved a part, and Ana says that nothing came. */
async function disputedPart(amount = '300'): Promise<Disputed> {
  const id = await built.splitInto(amount);
  const partId = `${id}p1`;
  const deposit = await built.taken(partId);
  await built.prove(deposit);
  await built.answer(id, { partId, action: 'not-received', proof, remark: 'not on my list' });
  return { id, partId, deposit, disputeId: await lastDispute() };
}

/** Paid as a whole, and Ana says that nothing came. */
async function disputedWhole(): Promise<{ id: string; disputeId: string }> {
  const id = await built.asked(400);
  await built.actions.payWithdrawal({ ...built.staff(), input: { id } });
  await built.hear({ kind: 'payout', outcome: 'paid', reference: id, amount: '400' });
  await built.answer(id, { received: false, proof });
  return { id, disputeId: await lastDispute() };
}

async function lastDispute(): Promise<string> {
  const listed = await built.actions.listDisputes({ ...built.staff(), input: { open: true } });
  return ('refused' in listed ? undefined : listed.list.at(-1)?.disputeId) ?? '';
}

function decide(id: string, outcome: 'received' | 'returned', caller: StaffCaller = cashier) {
  const input = { id, outcome, reason: 'as the bank says' };
  return built.actions.decideDispute({ ...built.staff(caller), input });
}

const say = (id: string, name: string, more: { message?: string; picture?: string } = {}) =>
  built.actions.addPaymentEvidence({
    ...built.as(name),
    input: { id, message: more.message ?? 'I paid it', ...more },
  });
const thread = (id: string, name: string) =>
  built.actions.getPaymentDispute({ ...built.as(name), input: { id } });

test('“not received” needs a picture that is one, and then stops time', async () => {
  const id = await built.splitInto('300');
  const partId = `${id}p1`;
  await built.prove(await built.taken(partId));
  const deny = (picture?: string) =>
    built.answer(id, {
      partId,
      action: 'not-received',
      ...(picture === undefined ? {} : { proof: picture }),
    });
  expect(await deny()).toEqual({ refused: 'proof-missing' });
  expect(await deny(Buffer.from('<html>').toString('base64'))).toEqual({
    refused: 'picture-unreadable',
  });
  expect(await built.states(id)).toEqual(['proof']);
  expect(await deny(proof)).toMatchObject({ parts: [{ state: 'disputed', receiptDueAt: null }] });
  expect(await deny(proof)).toEqual({ refused: 'receipt-disputed' });
  expect(await built.answer(id, { partId, action: 'received' })).toEqual({
    refused: 'receipt-disputed',
  });
  await built.pass(10 * hourMs);
  expect(await built.states(id)).toEqual(['disputed']);
  expect(await built.purses()).toEqual(purses('700', '300'));
});

test('the same of a whole withdrawal', async () => {
  const id = await built.asked(400);
  await built.actions.payWithdrawal({ ...built.staff(), input: { id } });
  await built.hear({ kind: 'payout', outcome: 'paid', reference: id, amount: '400' });
  expect(await built.answer(id, { received: false })).toEqual({ refused: 'proof-missing' });
  expect(await built.answer(id, { received: false, proof: 'aGk=' })).toEqual({
    refused: 'picture-unreadable',
  });
  expect(await built.answer(id, { received: true, partId: `${id}p1` })).toEqual({
    refused: 'part-not-found',
  });
  const taps = await Promise.all(
    [1, 2].map(() => built.answer(id, { received: false, proof }, 'tap')),
  );
  expect(taps[0]).toEqual(taps[1]);
  expect(taps[0]).toMatchObject({ receipt: 'disputed', receivedAmount: 0 });
});

test('only the two sides see what was shown, and each its own name', async () => {
  const { deposit, id } = await disputedPart();
  await say(deposit, 'ben', { picture: proof });
  const [ana, ben] = [await thread(deposit, 'ana'), await thread(deposit, 'ben')];
  expect([ana, ben]).toMatchObject([
    { author: 'seller', dispute: { state: 'open', outcome: '' } },
    { author: 'buyer' },
  ]);
  const list = 'refused' in ana ? [] : ana.list;
  expect(list.map(({ author, kind }) => [author, kind])).toEqual([
    ['buyer', 'payment-proof'],
    ['seller', 'not-received'],
    ['buyer', 'message'],
  ]);
  expect(await thread(deposit, 'cora')).toEqual({ refused: 'payment-dispute-not-found' });
  expect(await thread(id, 'ben')).toEqual({ refused: 'payment-dispute-not-found' });
  const evidenceId = list[0]?.evidenceId ?? '';
  const look = (name: string) =>
    built.actions.getPaymentProof({ ...built.as(name), input: { id: evidenceId } });
  expect(await look('ana')).toHaveProperty('picture');
  expect(await look('ben')).toEqual(await look('ana'));
  expect(await look('cora')).toEqual({ refused: 'picture-unknown' });
  expect(await say(deposit, 'cora')).toEqual({ refused: 'payment-dispute-not-found' });
});

test('evidence is a text or a picture, once for a click, and not without end', async () => {
  const { deposit } = await disputedPart();
  expect(await say(deposit, 'ben', { message: ' ' })).toEqual({ refused: 'evidence-empty' });
  expect(await say(deposit, 'ben', { picture: 'aGk=' })).toEqual({
    refused: 'picture-unreadable',
  });
  const call = { ...built.as('ben', 'click'), input: { id: deposit, message: 'I paid' } };
  const twice = [
    await built.actions.addPaymentEvidence(call),
    await built.actions.addPaymentEvidence(call),
  ];
  expect(twice[0]).toEqual(twice[1]);
  for (let said = 2; said < 30; said += 1) await say(deposit, 'ben');
  expect(await say(deposit, 'ben')).toEqual({ refused: 'evidence-too-often' });
  expect(await say(deposit, 'ana')).toMatchObject({ author: 'seller' });
});

test('decided as arrived: the payer is credited, and the withdrawal closed', async () => {
  const { id, deposit, disputeId } = await disputedPart();
  expect(await decide(disputeId, 'received')).toMatchObject({
    state: 'decided',
    outcome: 'received',
    decidedBy: 'cashier',
    reliability: { settled: 1, lost: 0 },
  });
  expect(await built.purses()).toEqual(purses('700', '0', { ben: '300' }));
  expect(await built.states(id)).toEqual(['resolved-received']);
  expect(await thread(deposit, 'ben')).toMatchObject({
    dispute: { state: 'decided', outcome: 'received', reason: 'as the bank says' },
  });
  expect(await decide(disputeId, 'returned')).toEqual({ refused: 'dispute-decided' });
  expect(await say(deposit, 'ben')).toEqual({ refused: 'dispute-decided' });
  expect(built.audited.at(-1)).toMatchObject({
    action: 'decide-dispute',
    after: { outcome: 'received', reason: 'as the bank says' },
  });
});

test('nothing is decided against a payer who can still answer', async () => {
  const { id, deposit, disputeId } = await disputedPart();
  const waits = { refused: 'dispute-waits-for-answers' };
  expect(await decide(disputeId, 'returned')).toMatchObject(waits);
  built.clock.advance(24 * hourMs - 1);
  expect(await decide(disputeId, 'returned')).toMatchObject(waits);
  built.clock.advance(1);
  expect(await decide(disputeId, 'returned')).toMatchObject({
    outcome: 'returned',
    reliability: { settled: 0, lost: 1 },
  });
  expect(await built.states(id)).toEqual(['open']);
  expect(await built.purses()).toEqual(purses('700', '300'));
  expect(await thread(deposit, 'ben')).toMatchObject({ dispute: { outcome: 'returned' } });
  const other = await built.taken(`${id}p1`, 'cora');
  await built.prove(other, 'cora');
  await built.answer(id, { action: 'all-received' });
  expect(await built.purses()).toMatchObject({ held: 0n, ben: 0n });
});

test('a payer who answered is heard, and can lose at once', async () => {
  const { disputeId, deposit } = await disputedPart();
  await say(deposit, 'ben');
  expect(await decide(disputeId, 'returned')).toMatchObject({ state: 'decided' });
});

test('a larger amount takes a second person, who agrees or proposes otherwise', async () => {
  built.change({ disputeSecondPersonFrom: '300' });
  const { disputeId, deposit } = await disputedPart();
  await say(deposit, 'ben');
  const needed = { refused: 'second-person-needed' };
  expect(await decide(disputeId, 'received')).toMatchObject({
    state: 'proposed',
    proposedBy: 'cashier',
    needsSecond: true,
  });
  expect(await thread(deposit, 'ben')).toMatchObject({ dispute: { state: 'open', outcome: '' } });
  expect(await decide(disputeId, 'received')).toEqual(needed);
  expect(await decide(disputeId, 'returned', second)).toMatchObject({
    state: 'proposed',
    proposedBy: 'supervisor',
  });
  expect(await built.purses()).toEqual(purses('700', '300'));
  const both = await Promise.all([
    decide(disputeId, 'returned'),
    decide(disputeId, 'returned', second),
  ]);
  expect(both.filter((one) => 'refused' in one)).toHaveLength(1);
  expect(await thread(deposit, 'ben')).toMatchObject({ dispute: { outcome: 'returned' } });
});

test('a larger withdrawal takes a second person for its small parts too', async () => {
  built.change({ disputeSecondPersonFrom: '300' });
  const id = await built.splitInto('150', '150');
  const partId = `${id}p1`;
  await built.prove(await built.taken(partId));
  await built.answer(id, { partId, action: 'not-received', proof });
  const disputeId = await lastDispute();
  const proposed = { state: 'proposed', needsSecond: true };
  expect(await decide(disputeId, 'received')).toMatchObject(proposed);
  expect(await decide(disputeId, 'received', second)).toMatchObject({ state: 'decided' });
});

test('an account that one person made for themselves does not confirm their proposal', async () => {
  built.change({ disputeSecondPersonFrom: '300' });
  const { disputeId, deposit } = await disputedPart();
  await say(deposit, 'ben');
  await decide(disputeId, 'received');
  const strict = await buildSplit(database, {
    policy: built.ports.policy,
    mayBeOne: async (_tx, { other }) => other === 'cashier',
  });
  const input = { id: disputeId, outcome: 'received', reason: 'as I say' } as const;
  expect(await strict.actions.decideDispute({ ...built.staff(second), input })).toEqual({
    refused: 'second-person-needed',
  });
  await strict.close();
});

test('staff who opened access to either account cannot decide', async () => {
  const { disputeId } = await disputedPart();
  for (const opened of ['ana', 'ben']) {
    const strict = await buildSplit(database, {
      hasOpened: async (_tx, { memberId }) => memberId === opened,
    });
    const input = { id: disputeId, outcome: 'received', reason: 'as I say' } as const;
    expect(await strict.actions.decideDispute({ ...built.staff(), input })).toEqual({
      refused: 'second-person-needed',
    });
    await strict.close();
  }
  expect(await built.purses()).toEqual(purses('700', '300'));
});

test('two decisions at once, and one beside the player’s answer: one counts', async () => {
  const { id, disputeId, partId, deposit } = await disputedPart();
  await say(deposit, 'ben');
  const answers = await Promise.all([
    decide(disputeId, 'received'),
    decide(disputeId, 'returned', second),
    built.answer(id, { partId, action: 'received' }),
    built.tick(),
  ]);
  expect(answers.filter((one) => one !== undefined && 'refused' in one)).toHaveLength(2);
  const { held, ben } = await built.purses();
  expect(held + ben).toBe(units('300'));
});

test('a whole withdrawal that did not arrive is paid once more, the fee with it', async () => {
  built.change({ withdrawalFee: '10' });
  const id = await built.asked(400);
  const pay = () => built.actions.payWithdrawal({ ...built.staff(), input: { id } });
  const news = { kind: 'payout', outcome: 'paid', amount: '390' } as const;
  await pay();
  await built.hear({ ...news, reference: id });
  expect(await built.purses()).toEqual(purses('600', '0', { transit: '390', fees: '10' }));
  await built.answer(id, { received: false, proof });
  expect(await decide(await lastDispute(), 'returned')).toMatchObject({
    buyer: null,
    reliability: null,
    partNumber: null,
    amount: '390.0000',
  });
  expect(await built.purses()).toEqual(purses('600', '400'));
  await pay();
  await built.hear({ ...news, reference: `${id}-2` });
  expect(await built.answer(id, { received: true })).toMatchObject({
    receipt: 'received',
    receivedAmount: 390,
  });
  expect(await built.purses()).toEqual(purses('600', '0', { fees: '10' }));
});

test('a whole withdrawal that arrived after all is closed', async () => {
  const { id, disputeId } = await disputedWhole();
  expect(await thread(id, 'ana')).toMatchObject({ author: 'seller', dispute: { state: 'open' } });
  await decide(disputeId, 'received');
  const list = await built.actions.listWithdrawals({ ...built.as('ana'), input: {} });
  expect(list).toMatchObject({ list: [{ receipt: 'received', receivedAmount: 400 }] });
  expect(await built.purses()).toEqual(purses('600', '0'));
});

test('staff read and write in the dispute, and see each picture', async () => {
  const { disputeId, deposit } = await disputedPart();
  const write = (id: string) =>
    built.actions.writeToDispute({ ...built.staff(), input: { id, message: 'Which bank?' } });
  expect(await write('nobody')).toEqual({ refused: 'payment-dispute-not-found' });
  const shown = await write(disputeId);
  expect(shown).toMatchObject({
    seller: { username: 'name of ana' },
    buyer: { username: 'name of ben' },
    bankName: 'BDO Unibank',
    cardNumber: '**** 5678',
    decidable: false,
    evidence: [{ author: 'buyer' }, { author: 'seller' }, { author: 'staff', writer: 'cashier' }],
  });
  const staffSaid = await thread(deposit, 'ben');
  expect(JSON.stringify(staffSaid)).not.toContain('cashier');
  const picture = (id: string) =>
    built.actions.getDisputePicture({ ...built.staff(), input: { id } });
  const evidenceId = 'refused' in shown ? '' : (shown.evidence[0]?.evidenceId ?? '');
  expect(await picture(evidenceId)).toHaveProperty('picture');
  expect(await picture('nobody')).toEqual({ refused: 'picture-unknown' });
  await decide(disputeId, 'received');
  expect(await write(disputeId)).toEqual({ refused: 'dispute-decided' });
  const get = (id: string) => built.actions.getDispute({ ...built.staff(), input: { id } });
  expect(await get('nobody')).toEqual({ refused: 'payment-dispute-not-found' });
  expect(await decide('nobody', 'received')).toEqual({ refused: 'payment-dispute-not-found' });
});

test('a member takes along what they wrote, and nobody else’s words', async () => {
  const { deposit } = await disputedPart();
  await say(deposit, 'ben', { message: 'I paid on Friday' });
  const copy = await built.wallet.copyOf({ playerId: 'ben', currency: 'PHP' });
  expect(copy.paymentEvidence.map(({ kind, message }) => [kind, message])).toEqual([
    ['payment-proof', ''],
    ['message', 'I paid on Friday'],
  ]);
});

test('the list counts open disputes, and the desk too', async () => {
  const first = await disputedPart();
  await disputedWhole();
  const list = (open: boolean) => built.actions.listDisputes({ ...built.staff(), input: { open } });
  expect(await list(true)).toMatchObject({ total: 2, open: 2 });
  expect(await built.wallet.withdrawalCounts()).toMatchObject({ disputed: 2 });
  await decide(first.disputeId, 'received');
  expect(await list(true)).toMatchObject({ total: 1, open: 1 });
  expect(await list(false)).toMatchObject({ total: 2, open: 1 });
});
