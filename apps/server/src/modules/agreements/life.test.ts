// The life of an agreement: only the two agents see it, only the payee accepts it, a change waits
// beside the version in force, and no rate exceeds the payer's own.
import { isRefusal } from '@baize/contract';
import { monthAt, startOfMonth } from '@baize/money';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { endTerms } from './jobs/end-terms.ts';
import { lockLife } from './store/lock-life.ts';
import { readAgreement } from './store/reader.ts';
import { approve, closeOpenVersion, sendDraft } from './store/writer.ts';
import { writeOffer } from './actions/offer-agreement.ts';
import { buildAgreements, newsIn, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  return () => built.close();
});

const dayMs = 24 * 3_600_000;
const reasonOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && isRefusal(answer) ? answer.refused : 'given';

/** The house gives ann a dividend, so that she may give one below. */
async function houseGives(rate: string, startsAt = 0, to: Name = 'ann') {
  const { ports, idOf } = built;
  const now = built.clock.now();
  await ports.database.transaction(async (tx) => {
    const id = await writeOffer(ports, tx, {
      kind: 'dividend',
      period: 'monthly',
      payer: 'house',
      payerId: null,
      payeeId: idOf(to),
      currency: 'PHP',
      terms: termsOf(rate),
      now,
    });
    if (typeof id !== 'string') throw new Error('The house was refused');
    await sendDraft(tx, { agreementId: id, now, expiresAt: now + dayMs });
    await closeOpenVersion(tx, { agreementId: id, state: 'approved', now, startsAt });
    await approve(tx, id, startsAt);
  });
}

const offer = (by: Name, to: Name, rate = '10', period: 'daily' | 'monthly' = 'monthly') =>
  built.agreements.actions.offerAgreement(
    built.as(by, { customerName: to, kind: 'dividend' as const, period, terms: termsOf(rate) }),
  );

async function agreed(by: Name, to: Name, rate = '10', period?: 'daily' | 'monthly') {
  const { id, pending } = given(await offer(by, to, rate, period));
  given(await built.agreements.actions.sendAgreement(built.as(by, { id })));
  const answer = { id, answer: 'accept' as const, version: pending?.number ?? 0 };
  return given(await built.agreements.actions.answerAgreement(built.as(to, answer)));
}

test('an offer is a draft, then waits, then starts with the next period', async () => {
  await houseGives('20');
  const draft = given(await offer('ann', 'ben'));
  expect(draft).toMatchObject({ state: 'signing', running: null, pending: { number: 1 } });
  const { getAgreement, listAgreements } = built.agreements.actions;
  expect(reasonOf(await getAgreement(built.as('ben', { id: draft.id })))).toBe(
    'agreement-not-found',
  );
  expect(given(await listAgreements(built.as('ben', {}))).list).toEqual([]);
  const sent = given(
    await built.agreements.actions.sendAgreement(built.as('ann', { id: draft.id })),
  );
  expect(sent).toMatchObject({ state: 'pending', pending: { state: 'pending' } });
  expect(sent.pending?.expiresAt).toBe(built.clock.now() + 7 * dayMs);
  expect(given(await listAgreements(built.as('ben', {}))).toAnswer).toBe(1);
  const answer = { id: draft.id, answer: 'accept' as const, version: 1 };
  const { answerAgreement } = built.agreements.actions;
  expect(reasonOf(await answerAgreement(built.as('ann', answer)))).toBe('agreement-not-found');
  expect(reasonOf(await answerAgreement(built.as('zoe', answer)))).toBe('agreement-not-found');
  const accepted = given(await answerAgreement(built.as('ben', answer)));
  expect(accepted).toMatchObject({ state: 'approved', pending: null, running: { number: 1 } });
  expect(accepted.running?.startsAt).toBeGreaterThan(built.clock.now());
  expect(given(await answerAgreement(built.as('ben', answer)))).toEqual(accepted);
  expect(accepted.payerAgent).toMatchObject({ id: '', username: expect.stringContaining('***') });
});

test('a payee does not learn the masked name of the agent above by a search', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben');
  const { findAgreements, listAgreements } = built.agreements.actions;
  const found = async (by: Name, other: Name) =>
    given(await listAgreements(built.as(by, { customerName: other }))).list.map((one) => one.id);
  expect(await found('ben', 'ann')).toEqual([]);
  expect(await found('ann', 'ben')).toEqual([id]);
  const staff = given(await findAgreements(built.staff({ username: 'ann' })));
  expect(staff.list.map((one) => one.id)).toContain(id);
});

test('a rate above the own one is refused at the offer', async () => {
  expect(reasonOf(await offer('ann', 'ben'))).toBe('agreement-rate-above-own');
  await houseGives('9.9999');
  expect(reasonOf(await offer('ann', 'ben', '10'))).toBe('agreement-rate-above-own');
  expect(reasonOf(await offer('ann', 'ben', '9.9999'))).toBe('given');
});

test('only an agent directly below is offered to', async () => {
  await houseGives('20');
  expect(reasonOf(await offer('ann', 'dan'))).toBe('agreement-not-direct');
  expect(reasonOf(await offer('ann', 'zoe'))).toBe('agreement-not-direct');
});

test('a change waits beside the version in force; rejected, that one stays', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  given(await offer('ann', 'ben', '12'));
  given(await built.agreements.actions.sendAgreement(built.as('ann', { id })));
  expect(reasonOf(await offer('ann', 'ben', '13'))).toBe('agreement-answer-due');
  const answer = { id, answer: 'reject' as const, version: 2 };
  const kept = given(await built.agreements.actions.answerAgreement(built.as('ben', answer)));
  expect(kept).toMatchObject({ state: 'approved', pending: null, running: { number: 1 } });
  expect(kept.history.map(({ state }) => state)).toEqual(['rejected', 'approved']);
  expect(newsIn(built.told).at(-1)).toMatchObject({ news: 'contract-rejected' });
});

test('an accepted change is shown until it starts', async () => {
  await houseGives('20');
  const { id, running } = await agreed('ann', 'ben', '10');
  const begins = running?.startsAt ?? 0;
  built.clock.advance(begins - built.clock.now());
  const changed = await agreed('ann', 'ben', '12');
  const startsAt = startOfMonth(monthAt(begins) + 1);
  expect(changed).toMatchObject({ running: { number: 1 }, coming: { number: 2, startsAt } });
  built.clock.advance(startsAt - built.clock.now());
  const { getAgreement } = built.agreements.actions;
  expect(given(await getAgreement(built.as('ben', { id })))).toMatchObject({
    running: { number: 2 },
    coming: null,
  });
});

test('a payee reads what ends with the own contract before asking for its end', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  const below = await agreed('ben', 'dan', '8');
  const read = async (name: Name) =>
    given(await built.agreements.actions.getAgreement(built.as(name, { id }))).endsBelow;
  expect(await read('ben')).toMatchObject([{ id: below.id }]);
  expect(await read('ann')).toEqual([]);
});

test('a withdrawn offer is over; the version in force stays', async () => {
  await houseGives('20');
  const { id } = given(await offer('ann', 'ben'));
  const { withdrawAgreement } = built.agreements.actions;
  expect(given(await withdrawAgreement(built.as('ann', { id })))).toMatchObject({
    state: 'cancelled',
    end: 'withdrawn',
  });
  expect(reasonOf(await withdrawAgreement(built.as('ann', { id })))).toBe('agreement-state-fixed');
});

test('a lower rate ends what the agent gave below at a higher one, and warns of it', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  const below = await agreed('ben', 'dan', '8');
  given(await offer('ann', 'ben', '5'));
  given(await built.agreements.actions.sendAgreement(built.as('ann', { id })));
  const seen = given(await built.agreements.actions.getAgreement(built.as('ben', { id })));
  expect(seen.endsBelow).toMatchObject([{ id: below.id, payee: { username: 'dan' } }]);
  const answer = { id, answer: 'accept' as const, version: 2 };
  given(await built.agreements.actions.answerAgreement(built.as('ben', answer)));
  const row = await readAgreement(built.ports.database.kysely, below.id);
  expect(row).toMatchObject({ endKind: 'rate-lowered' });
  const ended = newsIn(built.told).filter(({ news }) => news === 'contract-ended');
  expect(ended.map(({ playerId }) => playerId)).toEqual([built.idOf('ben'), built.idOf('dan')]);
  expect(row?.endsAt?.getTime()).toBe(seen.running?.startsAt);
});

test('a contract below does not begin before the payer’s own', async () => {
  const startsAt = startOfMonth(monthAt(built.clock.now()) + 1);
  await houseGives('20', startsAt);
  const { running } = await agreed('ann', 'ben', '20', 'daily');
  expect(running?.startsAt).toBe(startsAt);
});

test('a change that waits is closed when its contract ends with a lower rate above', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  const below = await agreed('ben', 'dan', '8');
  given(await offer('ben', 'dan', '9'));
  given(await built.agreements.actions.sendAgreement(built.as('ben', { id: below.id })));
  const toAnswer = async () =>
    given(await built.agreements.actions.listAgreements(built.as('dan', {}))).toAnswer;
  expect(await toAnswer()).toBe(1);
  given(await offer('ann', 'ben', '5'));
  given(await built.agreements.actions.sendAgreement(built.as('ann', { id })));
  const answer = { id, answer: 'accept' as const, version: 2 };
  given(await built.agreements.actions.answerAgreement(built.as('ben', answer)));
  expect(await toAnswer()).toBe(0);
});

test('an offer is over at once when the contract that carries it ends', async () => {
  await houseGives('20');
  await agreed('ann', 'ben', '10');
  const { sendAgreement } = built.agreements.actions;
  const { id } = given(await offer('ben', 'dan', '8'));
  given(await sendAgreement(built.as('ben', { id })));
  const other = given(await offer('ann', 'cora', '8'));
  given(await sendAgreement(built.as('ann', { id: other.id })));
  const [memberId, now] = [built.idOf('ben'), built.clock.now()];
  const move = built.staff({ id: memberId, upline: '' });
  const { list } = given(await built.agreements.actions.previewMove(move));
  expect(list.find((one) => one.id === id)).toMatchObject({ endsAt: now });
  built.told.length = 0;
  await built.ports.database.transaction((tx) =>
    built.agreements.memberMoved(tx, { memberId, now }),
  );
  const seen = given(await built.agreements.actions.getAgreement(built.as('dan', { id })));
  expect(seen).toMatchObject({ state: 'cancelled', end: 'rate-lowered', pending: null });
  const ended = newsIn(built.told).filter(({ news }) => news === 'contract-offer-ended');
  expect(ended.map(({ playerId }) => playerId)).toEqual([memberId, built.idOf('dan')]);
  // Another agent's offer is carried by another contract.
  const stays = given(await built.agreements.actions.getAgreement(built.as('cora', other)));
  expect(stays.pending).toMatchObject({ state: 'pending' });
});

test('an offered change that no own contract carries is over, what runs stays', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  const below = await agreed('ben', 'dan', '4');
  const { sendAgreement, answerAgreement } = built.agreements.actions;
  given(await offer('ben', 'dan', '8'));
  given(await sendAgreement(built.as('ben', { id: below.id })));
  given(await offer('ann', 'ben', '5'));
  given(await sendAgreement(built.as('ann', { id })));
  given(await answerAgreement(built.as('ben', { id, answer: 'accept' as const, version: 2 })));
  const seen = given(await built.agreements.actions.getAgreement(built.as('dan', below)));
  expect(seen).toMatchObject({ state: 'approved', endsAt: null, pending: null });
});

test('a contract below stays while another own contract carries it', async () => {
  await houseGives('20');
  const own = await agreed('ann', 'ben', '10');
  await houseGives('10', 0, 'ben');
  const below = await agreed('ben', 'dan', '8');
  const deeper = async () => (await readAgreement(built.ports.database.kysely, below.id))?.endsAt;
  await built.ports.database.transaction((tx) =>
    built.agreements.memberMoved(tx, { memberId: built.idOf('ben'), now: built.clock.now() }),
  );
  expect((await readAgreement(built.ports.database.kysely, own.id))?.endKind).toBe('moved');
  expect(await deeper()).toBeNull();
  await built.ports.database.transaction((tx) =>
    built.agreements.agentEnded(tx, { memberId: built.idOf('ben'), now: built.clock.now() }),
  );
  expect(await deeper()).toEqual(expect.any(Date));
});

test('the contracts of a closed account end, and all their sides are told', async () => {
  await houseGives('20');
  const own = await agreed('ann', 'ben', '10');
  const below = await agreed('ben', 'dan', '8');
  const { closing } = built.agreements;
  const leaving = { playerId: built.idOf('ben'), username: 'ben', currency: 'PHP', cardId: '' };
  const paid = await built.ports.database.transaction((tx) =>
    closing.payOut(tx, { ...leaving, at: built.clock.now(), intent: 'leave', bonusShown: 0n }),
  );
  expect(paid).toBe(0n);
  const endOf = async (id: string) => readAgreement(built.ports.database.kysely, id);
  expect(await endOf(own.id)).toMatchObject({ endKind: 'agent-ended', endsAt: expect.any(Date) });
  expect(await endOf(below.id)).toMatchObject({ endsAt: expect.any(Date) });
  const [ann, ben, dan] = [built.idOf('ann'), built.idOf('ben'), built.idOf('dan')];
  const ended = newsIn(built.told).filter(({ news }) => news === 'contract-ended');
  expect(ended.map(({ playerId }) => playerId)).toEqual([ann, ben, ben, dan]);
});

test('an end takes both sides and comes with the running period', async () => {
  await houseGives('20');
  const { id, running } = await agreed('ann', 'ben', '10');
  const { askAgreementEnd, answerAgreementEnd } = built.agreements.actions;
  const ask = { id, reason: 'We part as friends' };
  given(await askAgreementEnd(built.as('ben', ask)));
  const answer = { id, answer: 'accept' as const };
  expect(reasonOf(await answerAgreementEnd(built.as('ben', answer)))).toBe('agreement-state-fixed');
  const ended = given(await answerAgreementEnd(built.as('ann', answer)));
  expect(ended).toMatchObject({ state: 'approved', end: 'both-sides', endAskedBy: 'payee' });
  expect(ended.endsAt).toBe(running?.startsAt);
  // Its bills stay within reach of both.
  built.clock.advance((running?.startsAt ?? 0) + dayMs - built.clock.now());
  for (const [name, kinds] of [
    ['ann', ['dividend']],
    ['ben', ['dividend']],
    ['dan', []],
  ] as const) {
    const told = given(await built.agreements.actions.listAgreements(built.as(name, {})));
    expect(told.kinds).toEqual(kinds);
  }
  const [ann, ben] = [built.idOf('ann'), built.idOf('ben')];
  expect(newsIn(built.told).map(({ news, playerId }) => [news, playerId])).toEqual([
    ['contract-offered', ben],
    ['contract-accepted', ann],
    ['contract-end-asked', ann],
    ['contract-end-accepted', ben],
  ]);
});

test('a change that both signed takes back an end that was asked for before', async () => {
  await houseGives('20');
  const { id } = await agreed('ann', 'ben', '10');
  const { askAgreementEnd, answerAgreementEnd } = built.agreements.actions;
  given(await askAgreementEnd(built.as('ben', { id, reason: 'We part as friends' })));
  expect(await agreed('ann', 'ben', '12')).toMatchObject({ endAskedBy: '', endRemark: '' });
  const answer = { id, answer: 'accept' as const };
  expect(reasonOf(await answerAgreementEnd(built.as('ann', answer)))).toBe('agreement-state-fixed');
});

test('daily, hourly and real-time salaries exclude each other for a pair', async () => {
  built.off.add('HOURSAL3');
  const salary = (kind: 'daily-salary' | 'hourly-salary') =>
    built.agreements.actions.offerAgreement(
      built.as('ann', { customerName: 'ben', kind, terms: termsOf('0.1') }),
    );
  expect(reasonOf(await salary('hourly-salary'))).toBe('agreement-kind-off');
  expect(reasonOf(await salary('daily-salary'))).toBe('agreement-rate-above-own');
});

test('an offer expires only while nobody answers an agreement', async () => {
  await houseGives('20');
  const { id } = given(await offer('ann', 'ben'));
  given(await built.agreements.actions.sendAgreement(built.as('ann', { id })));
  built.clock.advance(8 * dayMs);
  const { database } = built.ports;
  const impatient: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        await sql`set local lock_timeout = '100ms'`.execute(tx);
        return work(tx);
      }),
  };
  const expire = endTerms({ ...built.ports, database: impatient });
  await database.transaction(async (tx) => {
    await lockLife(tx);
    await expect(expire()).rejects.toThrow('lock timeout');
  });
  await expire();
  expect(await readAgreement(database.kysely, id)).toMatchObject({ endKind: 'expired' });
});
