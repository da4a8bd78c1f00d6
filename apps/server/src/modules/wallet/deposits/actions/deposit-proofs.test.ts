// Proofs of payment and reports of missing deposits: pictures encoded anew, a bounded number, each
// seen by its player and staff alone, answered once; and what staff do with a deposit.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { given } from '../../../../platform/call/testing.ts';
import { buildWallet, cashier, type BuiltWallet } from '../../testing.ts';
import { ana, ben, cashOf, channelOf, days, look, minutes, offer, picture } from '../testing.ts';
import { started, stepsOf, units } from '../testing.ts';

let database: Database;
let built: BuiltWallet;
const manual = channelOf('manual');

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await offer(built, manual);
});

afterEach(async () => {
  await built.wallet.stop();
  await database.close();
});

const prove = async (id: string, more: { caller?: typeof ana; intent?: string } = {}) =>
  built.actions.sendDepositProof({
    ...built.context(more.intent),
    caller: more.caller ?? ana,
    input: { id, picture: await picture() },
  });
const staff = <I>(input: I) => ({ ...built.context(), caller: cashier, input });

// @proves R135
test('a proof is encoded anew, counted, and shown to staff', async () => {
  const id = await started(built, manual);
  expect(given(await prove(id))).toMatchObject({ proofs: 1, step: 'proof-sent', mayProve: true });
  const shown = given(await built.actions.getDepositProof(staff({ id, number: 1 })));
  expect(Buffer.from(shown.picture, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
  expect(await built.actions.getDepositProof(staff({ id, number: 2 }))).toEqual({
    refused: 'picture-unknown',
  });
  const none = staff({ id: 'none', number: 1 });
  expect(await built.actions.getDepositProof(none)).toEqual({ refused: 'deposit-not-found' });
  const waiting = await built.actions.listDepositsOfAll(staff({ waiting: 'proof' as const }));
  expect(waiting).toMatchObject({ total: 1, list: [{ id, proofs: 1 }] });
});

test('one intent is one proof, and a deposit has at most three', async () => {
  const id = await started(built, manual);
  await Promise.all([prove(id, { intent: 'a' }), prove(id, { intent: 'a' })]);
  expect(given(await prove(id, { intent: 'a' }))).toMatchObject({ proofs: 1 });
  const more = await Promise.all(['b', 'c', 'd', 'e'].map((intent) => prove(id, { intent })));
  const refused = more.filter((answer) => 'refused' in answer);
  expect(refused).toEqual([{ refused: 'proof-limit-reached' }, { refused: 'proof-limit-reached' }]);
  expect(await look(built, id)).toMatchObject({ proofs: 3, mayProve: false });
});

test('a proof of what is no picture, or of a decided deposit, is refused', async () => {
  const id = await started(built, manual);
  const bad = { ...built.context(), caller: ana, input: { id, picture: 'aGk=' } };
  expect(await built.actions.sendDepositProof(bad)).toEqual({ refused: 'picture-unreadable' });
  await built.actions.refuseDepositByHand(staff({ id, remark: 'No such transfer' }));
  expect(await prove(id)).toEqual({ refused: 'deposit-not-open' });
});

// @proves V8.2.2
test('another player sees, proves and prints nothing of a deposit', async () => {
  const id = await started(built, manual);
  const refused = { refused: 'deposit-not-found' };
  const call = { ...built.context(), caller: ben, input: { id } };
  expect(await built.actions.getDeposit(call)).toEqual(refused);
  expect(await prove(id, { caller: ben })).toEqual(refused);
  expect(await built.actions.getDepositReceipt(call)).toEqual(refused);
  const report = { amount: '500', paidAt: 0, words: 'It is not there', depositId: id };
  const reported = { ...built.context(), caller: ben, input: report };
  expect(await built.actions.reportDeposit(reported)).toEqual(refused);
});

test('a deposit with a proof does not expire; staff credit what they found', async () => {
  const id = await started(built, manual);
  await prove(id);
  built.clock.advance(days(2));
  await built.wallet.jobs.find(({ name }) => name === 'wallet-expire-deposits')?.run();
  expect(await look(built, id)).toMatchObject({ state: 'processing' });
  const found = { depositId: id, amount: units('480'), staff: cashier, note: 'Seen at BDO' };
  const credit = () =>
    database.transaction((tx) =>
      built.wallet.creditDeposit(tx, { ...found, now: built.clock.now() }),
    );
  const both = await Promise.all([credit(), credit()]);
  expect(both.filter((answer) => 'refused' in answer)).toEqual([{ refused: 'deposit-credited' }]);
  expect(await cashOf(built)).toBe(units('480'));
  expect(await stepsOf(built, id)).toEqual(['requested', 'payment-due', 'proof-sent', 'credited']);
  expect(built.audited).toMatchObject([
    { action: 'credit-deposit', subject: id, after: { amount: '480.0000', note: 'Seen at BDO' } },
  ]);
  const unknown = database.transaction((tx) =>
    built.wallet.creditDeposit(tx, { ...found, depositId: 'none', now: 0 }),
  );
  expect(await unknown).toEqual({ refused: 'deposit-not-found' });
});

test('staff refuse an open deposit with a remark for the player, once', async () => {
  const id = await started(built, manual);
  const refuseIt = () =>
    built.actions.refuseDepositByHand(staff({ id, remark: 'No transfer with this reference' }));
  expect(await refuseIt()).toMatchObject({ state: 'refused', judgedBy: 'cashier' });
  expect(await refuseIt()).toEqual({ refused: 'deposit-not-open' });
  expect(await look(built, id)).toMatchObject({
    problem: 'by-staff',
    remark: 'No transfer with this reference',
  });
  expect(await built.actions.refuseDepositByHand(staff({ id: 'none', remark: 'Gone' }))).toEqual({
    refused: 'deposit-not-found',
  });
  expect(built.audited.map(({ action }) => action)).toEqual(['refuse-deposit']);
});

test('staff see a deposit whole and find it by its reference', async () => {
  const id = await started(built, manual);
  const { reference } = await look(built, id);
  const found = await built.actions.listDepositsOfAll(staff({ number: reference }));
  expect(found).toMatchObject({ list: [{ id, reference }] });
  const whole = await built.actions.getDepositOfPlayer(staff({ id }));
  expect(whole).toMatchObject({
    username: 'name of ana',
    provider: 'house',
    steps: [{ step: 'requested' }, { step: 'payment-due' }],
    reports: [],
    failedLately: 0,
  });
  expect(await built.actions.getDepositOfPlayer(staff({ id: 'none' }))).toEqual({
    refused: 'deposit-not-found',
  });
});

test('failed deposits of a player by one way are counted for a day', async () => {
  const qr = channelOf('qr');
  await offer(built, qr);
  const ids = [await started(built, qr), await started(built, qr), await started(built, qr)];
  for (const reference of ids.slice(1)) {
    await built.hear({ kind: 'deposit', outcome: 'failed', reference });
  }
  const whole = () => built.actions.getDepositOfPlayer(staff({ id: ids[0] ?? '' }));
  expect(await whole()).toMatchObject({ failedLately: 2 });
  built.clock.advance(days(1) + 1);
  expect(await whole()).toMatchObject({ failedLately: 0 });
});

const report = (more: object = {}, intent?: string) =>
  built.actions.reportDeposit({
    ...built.context(intent),
    caller: ana,
    input: {
      amount: '500',
      paidAt: built.clock.now() - minutes(30),
      words: 'I paid half an hour ago',
      ...more,
    },
  });

test('a missing deposit is reported with words and a picture, and followed', async () => {
  const depositId = await started(built, manual);
  const sent = given(await report({ depositId, picture: await picture() }));
  expect(sent).toMatchObject({ state: 'open', hasPicture: true, depositId, answer: '' });
  const list = await built.actions.listDepositReports({
    ...built.context(),
    caller: ana,
    input: {},
  });
  expect(list).toEqual({ list: [sent], total: 1 });
  const foreign = { ...built.context(), caller: ben, input: {} };
  expect(await built.actions.listDepositReports(foreign)).toEqual({ list: [], total: 0 });
  const id = sent.reportId;
  const shown = given(await built.actions.getDepositReportPicture(staff({ id })));
  expect(Buffer.from(shown.picture, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
  expect(await built.actions.findDepositReports(staff({ state: 'open' as const }))).toMatchObject({
    open: 1,
    list: [{ username: 'name of ana', words: 'I paid half an hour ago' }],
  });
});

test('an answer is given once, audited, and the player is told', async () => {
  const { reportId: id } = given(await report());
  const answer = (state: 'found' | 'refused') =>
    built.actions.answerDepositReport(staff({ id, state, answer: 'We looked for it.' }));
  const both = await Promise.all([answer('found'), answer('refused')]);
  expect(both.filter((one) => 'refused' in one)).toEqual([{ refused: 'deposit-report-answered' }]);
  expect(built.told.filter(({ event }) => event === 'deposit-report-answered')).toHaveLength(1);
  expect(built.audited.map(({ action }) => action)).toEqual(['answer-deposit-report']);
  expect(await built.actions.findDepositReports(staff({}))).toMatchObject({
    open: 0,
    list: [{ answeredBy: 'cashier', answer: 'We looked for it.' }],
  });
  const lost = staff({ id: 'none', state: 'found' as const, answer: 'None' });
  expect(await built.actions.answerDepositReport(lost)).toEqual({
    refused: 'deposit-report-not-found',
  });
  expect(await built.actions.getDepositReportPicture(staff({ id }))).toEqual({
    refused: 'picture-unknown',
  });
  expect(await built.actions.getDepositReportPicture(staff({ id: 'none' }))).toEqual({
    refused: 'deposit-report-not-found',
  });
});

test('one intent is one report, a deposit has one open, and a player at most five', async () => {
  const depositId = await started(built, manual);
  const [first, second] = await Promise.all([
    report({ depositId }, 'click'),
    report({ depositId }, 'click'),
  ]);
  expect(given(first).reportId).toBe(given(second).reportId);
  expect(await report({ depositId })).toEqual({ refused: 'deposit-report-open' });
  const more = await Promise.all(Array.from({ length: 5 }, () => report()));
  expect(more.filter((one) => 'refused' in one)).toEqual([
    { refused: 'deposit-report-limit-reached' },
  ]);
});

test('the copy of a player’s data holds what they reported', async () => {
  given(await report());
  const member = { playerId: 'ana', currency: 'PHP' };
  expect(await built.wallet.copyOf(member)).toMatchObject({
    missedDeposits: [{ amount: '500.0000', words: 'I paid half an hour ago', state: 'open' }],
  });
  expect(await built.wallet.copyOf({ ...member, playerId: 'ben' })).toMatchObject({
    missedDeposits: [],
  });
});

test.each([
  [{ amount: '0' }, 'amount-invalid'],
  [{ depositId: 'none' }, 'deposit-not-found'],
  [{ picture: 'aGk=' }, 'picture-unreadable'],
])('a report with %j is refused: %s', async (more, refused) => {
  expect(await report(more)).toEqual({ refused });
  expect(await built.actions.findDepositReports(staff({}))).toMatchObject({ total: 0 });
});

test('a credited deposit cannot be reported as missing', async () => {
  const qr = channelOf('qr');
  await offer(built, qr);
  const depositId = await started(built, qr);
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: depositId });
  expect(await report({ depositId })).toEqual({ refused: 'deposit-credited' });
  expect(await look(built, depositId)).toMatchObject({ mayReport: false });
});

test('the receipt of a credited deposit is a PDF; there is none before', async () => {
  const qr = channelOf('qr');
  await offer(built, qr);
  const id = await started(built, qr);
  const print = (locale: string) =>
    built.actions.getDepositReceipt({ ...built.context(), locale, caller: ana, input: { id } });
  expect(await print('en')).toEqual({ refused: 'deposit-not-credited' });
  await built.hear({ kind: 'deposit', outcome: 'paid', reference: id });
  for (const locale of ['en', 'th', 'zh-Hans', 'vi', 'ko', 'ja']) {
    const file = given(await print(locale)) as Uint8Array;
    expect(Buffer.from(file).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(Buffer.from(file).toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  }
});
