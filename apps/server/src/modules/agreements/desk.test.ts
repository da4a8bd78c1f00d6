// Agreements at the desk of staff: every agreement is found, the house offers its own, an offer is
// withdrawn and an agreement ended with a reason on record, and a move shows what it would end.
import { isRefusal } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { goodPassword } from '../identity/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { buildAgreements, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;

beforeEach(async () => {
  const database = await freshDatabase();
  built = await buildAgreements(database);
  return () => database.close();
});

const olga: StaffCaller = {
  kind: 'staff',
  staffId: 'olga',
  username: 'olga',
  role: 'owner',
  permissions: [],
  sessionId: 's',
  confirmedUntil: Infinity,
};
const asStaff = <I>(input: I) => callOf(olga, input, built.clock.now());
const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';

const offerTo = (username: string, rate = '20') =>
  built.agreements.actions.offerHouseAgreement(
    asStaff({
      username,
      kind: 'dividend' as const,
      period: 'monthly' as const,
      terms: termsOf(rate),
      reason: 'a good year',
    }),
  );

/** The house gives this agent a dividend, who accepts it. */
async function agreed(name: Name, rate = '20') {
  const { id, pending } = given(await offerTo(name, rate));
  const answer = { id, answer: 'accept' as const, version: pending?.number ?? 0 };
  return given(await built.agreements.actions.answerAgreement(built.as(name, answer)));
}

/** An agent gives one below a dividend, who accepts it. */
async function agreedBelow(by: Name, to: Name, rate = '10') {
  const { actions } = built.agreements;
  const asked = { customerName: to, kind: 'dividend', period: 'monthly' } as const;
  const offered = await actions.offerAgreement(built.as(by, { ...asked, terms: termsOf(rate) }));
  const { id, pending } = given(offered);
  given(await actions.sendAgreement(built.as(by, { id })));
  const answer = { id, answer: 'accept' as const, version: pending?.number ?? 0 };
  return given(await actions.answerAgreement(built.as(to, answer)));
}

test('the house offers an agent, who accepts; the reason stands on record', async () => {
  const offered = given(await offerTo('ann'));
  expect(offered).toMatchObject({ payer: 'house', payerAgent: null, state: 'pending' });
  expect(built.noted).toEqual([
    expect.objectContaining({
      action: 'offer-agreement',
      subject: `agreement:${offered.id}`,
      after: expect.objectContaining({ payee: 'ann', reason: 'a good year' }),
    }),
  ]);
  const { id } = await agreedBelowOf(offered.id);
  const file = given(await built.agreements.actions.getAgreementFile(asStaff({ id })));
  expect(file).toMatchObject({ state: 'approved', running: { number: 1 } });
});

async function agreedBelowOf(id: string) {
  const answer = { id, answer: 'accept' as const, version: 1 };
  return given(await built.agreements.actions.answerAgreement(built.as('ann', answer)));
}

test('only agents are offered to, and only terms that rise', async () => {
  expect(reasonOf(await offerTo('nobody'))).toBe('agent-unknown');
  expect(reasonOf(await offerTo('ann', '0'))).toBe('agreement-terms-invalid');
  expect(reasonOf(await offerTo('ann'))).toBe('given');
  expect(reasonOf(await offerTo('ann'))).toBe('agreement-answer-due');
});

test('agreements are found by either side, state and payer', async () => {
  await agreed('ann');
  await agreedBelow('ann', 'ben');
  const find = async (search: object) => {
    const found = await built.agreements.actions.findAgreements(asStaff(search));
    return given(found).list.map(({ payerAgent, payee }) => [payerAgent?.username, payee.username]);
  };
  expect(await find({ username: 'ann' })).toHaveLength(2);
  expect(await find({ username: 'ben' })).toEqual([['ann', 'ben']]);
  expect(await find({ payer: 'house' })).toEqual([[undefined, 'ann']]);
  expect(await find({ state: 'pending' })).toEqual([]);
  expect(await find({ username: 'nobody' })).toEqual([]);
});

test('staff withdraw an offer once, and end an agreement with those that hang on it', async () => {
  const { withdrawAgreementByStaff, endAgreementByStaff } = built.agreements.actions;
  const asked = { reason: 'a mistake' };
  const { id: offered } = given(await offerTo('zoe'));
  const withdrawn = given(await withdrawAgreementByStaff(asStaff({ id: offered, ...asked })));
  expect(withdrawn).toMatchObject({ state: 'cancelled', end: 'staff' });
  const again = await withdrawAgreementByStaff(asStaff({ id: offered, ...asked }));
  expect(reasonOf(again)).toBe('agreement-state-fixed');
  const own = await agreed('ann');
  const below = await agreedBelow('ann', 'ben');
  const ended = given(await endAgreementByStaff(asStaff({ id: own.id, ...asked })));
  expect(ended).toMatchObject({ end: 'staff', endAskedBy: 'staff', endRemark: 'a mistake' });
  const hanging = await built.agreements.actions.getAgreementFile(asStaff({ id: below.id }));
  expect(given(hanging)).toMatchObject({ end: 'rate-lowered', endsAt: ended.endsAt });
  const twice = await endAgreementByStaff(asStaff({ id: own.id, ...asked }));
  expect(reasonOf(twice)).toBe('agreement-state-fixed');
});

test('a move shows that the agreement with the agent above ends, with those below', async () => {
  await agreed('ann');
  const own = await agreedBelow('ann', 'ben', '10');
  await agreedBelow('ben', 'dan', '5');
  const preview = async (upline: string) => {
    const asked = asStaff({ id: built.idOf('ben'), upline });
    const { list } = given(await built.agreements.actions.previewMove(asked));
    return list.map(({ payee, endsAt }) => [payee.username, endsAt]);
  };
  const endsAt = own.running?.startsAt;
  expect(await preview('zoe')).toEqual([
    ['ben', endsAt],
    ['dan', endsAt],
  ]);
  expect(await preview('ann')).toEqual([
    ['ben', null],
    ['dan', null],
  ]);
  const unknown = asStaff({ id: built.idOf('ben'), upline: 'nobody' });
  expect(reasonOf(await built.agreements.actions.previewMove(unknown))).toBe('agent-unknown');
});

/** What a move of ben to zoe would end. */
async function endedByMove() {
  const asked = asStaff({ id: built.idOf('ben'), upline: 'zoe' });
  const { list } = given(await built.agreements.actions.previewMove(asked));
  return list.filter(({ endsAt }) => endsAt !== null).map(({ payee }) => payee.username);
}

test('a move shows what it ends down the whole line', async () => {
  const { actions } = built.agreements;
  const enrolled = { username: 'eva', password: goodPassword, type: 1, affiliateCode: 'EVA' };
  const eva = await built.tree.identity.enrol({ ...enrolled, uplineId: built.idOf('dan') });
  await agreed('ann');
  await agreedBelow('ann', 'ben', '10');
  await agreedBelow('ben', 'dan', '5');
  const asked = { customerName: 'eva', kind: 'dividend', period: 'monthly' } as const;
  const { id } = given(
    await actions.offerAgreement(built.as('dan', { ...asked, terms: termsOf('4') })),
  );
  expect(await endedByMove()).toEqual(['ben', 'dan']);
  // An offer is over with what carries it.
  given(await actions.sendAgreement(built.as('dan', { id })));
  expect(await endedByMove()).toEqual(['ben', 'dan', 'eva']);
  const accept = { id, answer: 'accept' as const, version: 1 };
  const caller = playerCaller(eva ?? '', { username: 'eva', type: 1 });
  given(await actions.answerAgreement(callOf(caller, accept, built.clock.now())));
  expect(await endedByMove()).toEqual(['ben', 'dan', 'eva']);
});

test('a move that takes an offer away leaves what the house’s contract carries', async () => {
  const { actions } = built.agreements;
  await agreed('ann');
  await agreed('ben', '10');
  await agreedBelow('ben', 'dan', '5');
  const asked = { customerName: 'ben', kind: 'dividend', period: 'monthly' } as const;
  const { id } = given(
    await actions.offerAgreement(built.as('ann', { ...asked, terms: termsOf('8') })),
  );
  given(await actions.sendAgreement(built.as('ann', { id })));
  expect(await endedByMove()).toEqual(['ben']);
});

test('without bills nothing is owed, and there is nothing to read', async () => {
  const { getArrears, findBills, findAgreementRuns, findBillDisputes, getBillFile } =
    built.agreements.actions;
  expect(given(await getArrears(asStaff({})))).toMatchObject({ owed: '0.0000', payers: 0 });
  for (const find of [findBills, findAgreementRuns, findBillDisputes])
    expect(given(await find(asStaff({})))).toMatchObject({ list: [], total: 0 });
  expect(reasonOf(await getBillFile(asStaff({ id: 'none' })))).toBe('bill-not-found');
  const members = await built.agreements.actions.listBillMembersFile(asStaff({ id: 'none' }));
  expect(reasonOf(members)).toBe('bill-not-found');
});

test('agreements and offers of the house are known to the moves of members', async () => {
  const pays = (names: readonly Name[], now = built.clock.now()) =>
    built.ports.database.transaction((tx) =>
      built.agreements.housePaysOne(tx, { agentIds: names.map(built.idOf), now }),
    );
  expect(await pays(['ann', 'ben'])).toBe(false);
  await offerTo('ann');
  expect(await pays(['ben', 'ann'])).toBe(true);
  const { id } = given(await offerTo('ben'));
  given(await built.agreements.actions.withdrawAgreementByStaff(asStaff({ id, reason: 'wrong' })));
  expect(await pays(['ben', 'zoe'])).toBe(false);
  await agreed('ben');
  await agreedBelow('ben', 'dan', '5');
  expect(await pays(['dan'])).toBe(false);
});

test('a move is shown to need a second person where the house pays the new line', async () => {
  const { previewMove } = built.agreements.actions;
  const needs = async (name: Name, upline: string) =>
    given(await previewMove(asStaff({ id: built.idOf(name), upline }))).needsSecond;
  expect(await needs('yan', 'ben')).toBe(false);
  await agreed('ann');
  expect(await needs('yan', 'ben')).toBe(true);
  expect([await needs('dan', 'ann'), await needs('dan', '')]).toEqual([false, false]);
});
