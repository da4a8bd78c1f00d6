// The family's calls: an offer and an end wait beside the balance, one call for each kind answers
// them, and a contract in force is told by its own key.
import { isRefusal } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { buildAgreements, termsOf } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  return () => built.close();
});

const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';

async function offered() {
  const offer = { username: 'ann', kind: 'daily-salary', terms: termsOf('0.5') } as const;
  const reason = 'a good year';
  return given(await actions.offerHouseAgreement(built.staff({ ...offer, reason })));
}

test('getFundsConsolidated: an offer waits under the key of its kind alone', async () => {
  const { id } = await offered();
  const funds = given(await actions.getFundsConsolidated(built.as('ann', {})));
  expect(funds).toMatchObject({
    dailysalreqtype: { requestId: `${id}_1`, requestType: 'NEW', period: 'D', upline: '' },
    dailysalinfotype: null,
    divtypereq: null,
    realtimesalreqtype: null,
  });
  expect(given(await actions.getFundsConsolidated(built.as('zoe', {}))).dailysalreqtype).toBeNull();
  built.off.add('AGENTPOLICY3');
  expect(given(await actions.getFundsConsolidated(built.as('ann', {}))).dailysalreqtype).toBeNull();
});

test('processDailySalary: the offer is read, then accepted once', async () => {
  const { id } = await offered();
  const read = given(await actions.processDailySalary(built.as('ann', {})));
  const requestId = `${id}_1`;
  expect(read).toMatchObject({ request: { requestId, contractId: id }, contract: null });
  const accept = { requestId, action: 'accept' } as const;
  expect(given(await actions.processDailySalary(built.as('ann', accept)))).toMatchObject({
    request: null,
    contract: { contractId: id },
  });
  expect(reasonOf(await actions.processDailySalary(built.as('ann', accept)))).toBe(
    'agreement-not-found',
  );
});

test('getFundsConsolidated: a contract is told until its end', async () => {
  const { id } = await offered();
  const answer = { id, answer: 'accept', version: 1 } as const;
  const { running } = given(await actions.answerAgreement(built.as('ann', answer)));
  const begins = running?.startsAt ?? 0;
  built.clock.advance(begins - built.clock.now());
  const reason = 'the year is over';
  const { endsAt } = given(await actions.endAgreementByStaff(built.staff({ id, reason })));
  const told = async () => given(await actions.getFundsConsolidated(built.as('ann', {})));
  expect(await told()).toMatchObject({
    dailysalinfotype: { contractId: id },
    dailysalreqtype: null,
  });
  built.clock.advance((endsAt ?? 0) - built.clock.now());
  expect((await told()).dailysalinfotype).toBeNull();
});

test('processDividend: a call of another kind does not answer', async () => {
  const { id } = await offered();
  const accept = { contractId: id, answer: 'accept' } as const;
  const other = built.as('ann', accept);
  expect(reasonOf(await actions.processDividend(other))).toBe('agreement-not-found');
  expect(reasonOf(await actions.processHourlySalary(other))).toBe('agreement-not-found');
  expect(reasonOf(await actions.processRealTimeSalary(other))).toBe('agreement-not-found');
});

const answered = async (input: object) =>
  reasonOf(await actions.processDividend(built.as('ben', input)));

/** A dividend that the house gives, or ann gives ben. */
async function dividendOf(payer: 'house' | 'ann', to: 'ann' | 'ben', rate: string) {
  const terms = { kind: 'dividend', period: 'daily', terms: termsOf(rate) } as const;
  if (payer === 'house') {
    const asked = { ...terms, username: to, reason: 'a good year' };
    return given(await actions.offerHouseAgreement(built.staff(asked))).id;
  }
  const draft = await actions.offerAgreement(built.as('ann', { ...terms, customerName: to }));
  const { id } = given(draft);
  given(await actions.sendAgreement(built.as('ann', { id })));
  return id;
}

async function houseAndUpline() {
  const own = await dividendOf('house', 'ann', '20');
  const accept = { id: own, answer: 'accept', version: 1 } as const;
  given(await actions.answerAgreement(built.as('ann', accept)));
  return {
    byHouse: await dividendOf('house', 'ben', '5'),
    byAnn: await dividendOf('ann', 'ben', '10'),
  };
}

test('an answer without a name is refused while two offers of a kind wait', async () => {
  const { byHouse, byAnn } = await houseAndUpline();
  expect(await answered({ action: 'accept' })).toBe('agreement-request-unnamed');
  expect(await answered({ requestId: `${byAnn}_1`, contractId: byHouse, action: 'accept' })).toBe(
    'agreement-not-found',
  );
  expect(await answered({ requestId: `${byAnn}_1`, action: 'accept' })).toBe('given');
  const { contract, request } = given(await actions.processDividend(built.as('ben', {})));
  expect([contract?.contractId, request?.contractId]).toEqual([byAnn, byHouse]);
  expect(await answered({ answer: 'accept' })).toBe('given');
});

test('an offer that replaced the one that was read is not accepted by its name', async () => {
  const { byAnn: id } = await houseAndUpline();
  given(await actions.withdrawAgreement(built.as('ann', { id })));
  const next = await dividendOf('ann', 'ben', '1');
  expect(await answered({ requestId: `${id}_1`, action: 'accept' })).toBe('agreement-not-found');
  const accept = { id: next, answer: 'accept', version: 1 } as const;
  given(await actions.answerAgreement(built.as('ben', accept)));
  await dividendOf('ann', 'ben', '2');
  given(await actions.withdrawAgreement(built.as('ann', { id: next })));
  await dividendOf('ann', 'ben', '0.5');
  expect(await answered({ requestId: `${next}_2`, action: 'accept' })).toBe('agreement-not-found');
  expect(await answered({ requestId: `${next}_3`, action: 'accept' })).toBe('given');
});

test('an end and a change of one agreement are answered each by its name', async () => {
  const { byAnn: id } = await houseAndUpline();
  const accept = { id, answer: 'accept', version: 1 } as const;
  given(await actions.answerAgreement(built.as('ben', accept)));
  given(await actions.askAgreementEnd(built.as('ann', { id, reason: 'We part as friends' })));
  await dividendOf('ann', 'ben', '9');
  expect(await answered({ contractId: id, answer: 'reject' })).toBe('agreement-request-unnamed');
  expect(await answered({ requestId: `${id}_end`, action: 'reject' })).toBe('given');
  expect(await answered({ requestId: `${id}_2`, action: 'accept' })).toBe('given');
});
