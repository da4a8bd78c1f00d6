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
    dailysalreqtype: { requestId: id, requestType: 'NEW', period: 'D', upline: '' },
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
  expect(read).toMatchObject({ request: { requestId: id }, contract: null });
  const accept = { requestId: id, action: 'accept' } as const;
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
