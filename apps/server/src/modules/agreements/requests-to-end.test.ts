// A request to end is taken back by who asked, and what waits for an agent is found beside any
// number of agreements. What the house owes is told to each of its own.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { agreeing, buildAgreements, newsIn, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  return () => built.close();
});

const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
const reason = 'we part';

/** Ann pays ben a dividend. */
async function agreed() {
  const { houseGives, gives } = agreeing(built);
  await houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  return gives('ann', 'ben', { kind: 'dividend', terms: termsOf('10') });
}

test.each([
  ['ben', 'ann'],
  ['ann', 'ben'],
] as const)('a request to end by %s is taken back by nobody else', async (asker, other) => {
  const id = await agreed();
  const withdraw = (name: Name) => actions.withdrawAgreementEnd(built.as(name, { id }));
  expect(reasonOf(await withdraw(asker))).toBe('agreement-state-fixed');
  given(await actions.askAgreementEnd(built.as(asker, { id, reason })));
  expect(reasonOf(await withdraw(other))).toBe('agreement-state-fixed');
  expect(reasonOf(await withdraw('zoe'))).toBe('agreement-not-found');
  expect(given(await withdraw(asker))).toMatchObject({ endAskedBy: '', endsAt: null });
  expect(newsIn(built.told).at(-1)).toMatchObject({
    news: 'contract-end-withdrawn',
    playerId: built.idOf(other),
  });
  const accept = { id, answer: 'accept' as const };
  const late = await actions.answerAgreementEnd(built.as(other, accept));
  expect(reasonOf(late)).toBe('agreement-state-fixed');
  expect(reasonOf(await withdraw(asker))).toBe('agreement-state-fixed');
});

test('agreements that wait for an answer are listed alone', async () => {
  const id = await agreed();
  const waiting = async (name: Name, side: 'given' | 'received') => {
    const asked = built.as(name, { side, waits: true });
    return given(await actions.listAgreements(asked)).list.map((one) => one.id);
  };
  expect([await waiting('ann', 'given'), await waiting('ben', 'received')]).toEqual([[], []]);
  given(await actions.askAgreementEnd(built.as('ben', { id, reason })));
  expect([await waiting('ann', 'given'), await waiting('ben', 'received')]).toEqual([[id], []]);
  const offer = { customerName: 'ben', kind: 'daily-salary', terms: termsOf('0.1') } as const;
  await agreeing(built).houseGives('ann', { kind: 'daily-salary', terms: termsOf('1') });
  const draft = given(await actions.offerAgreement(built.as('ann', offer)));
  expect(await waiting('ben', 'received')).toEqual([]);
  given(await actions.sendAgreement(built.as('ann', { id: draft.id })));
  expect(await waiting('ben', 'received')).toEqual([draft.id]);
});

test('an agent at the top reads of the house’s debts its own alone', async () => {
  const { houseGives } = agreeing(built);
  const of = await houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  await houseGives('zoe', { kind: 'dividend', terms: termsOf('20') });
  const on = built.ports.database.kysely;
  await sql`insert into agreements_bill (id, agreement_id, version, kind, period, payer, payer_id,
      payee_id, currency, starts_at, ends_at, state, turnover, payout, rebate, bonus, wage,
      net_loss, active, carry_before, carry_after, base, rate, due, created_at, overdue_at)
    values ('b1', ${of}, 1, 'dividend', 'daily', 'house', null, ${built.idOf('ann')}, 'PHP',
      now(), now(), 'unpaid', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000, now(), now())`.execute(on);
  const ofAnn = given(await actions.getStanding(built.as('ann', {})));
  expect(ofAnn).toMatchObject({ unpaid: 1, owed: '1.0000' });
  const ofZoe = given(await actions.getStanding(built.as('zoe', {})));
  expect(ofZoe).toMatchObject({ unpaid: 0, owed: '0.0000', oldestUnpaid: null });
});
