// A closed account keeps no reward, and is given none.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  atLeast,
  buildPromotions,
  cash,
  envelopeWith,
  writtenWith,
  type BuiltPromotions,
} from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
});

const signIn = () => built.tell('player-signed-in', 'ana', { playerId: 'ana' });
const of = { playerId: 'ana', currency: 'PHP' };
const leave = () =>
  database.transaction((tx) => {
    const leaving = { ...of, username: 'ana', bonusShown: 0n, cardId: '', intent: 'leave' };
    return built.promotions.closing.payOut(tx, { ...leaving, at: built.clock.now() });
  });
const statesOf = async () =>
  given(await actions.listRewards(built.member('ana', {})))
    .list.map(({ state }) => state)
    .toSorted();
const runJobs = async () => {
  for (const job of built.promotions.jobs) await job?.run();
};
const ticket = cash('3', { kind: 'ticket', ticket: 'wheel' });

test('closing an account cancels what is due or undecided, tickets and joins', async () => {
  await built.publish(writtenWith({ trigger: 'signed-in' }));
  await built.publish(writtenWith({ trigger: 'signed-in', approvalAbove: '1' }));
  const tiers = [{ conditions: [], rewards: [ticket] }];
  const far = [{ conditions: [atLeast('turnover', '100')], rewards: [cash('10')] }];
  await built.publish(writtenWith({ trigger: 'signed-in', automatic: true, tiers }));
  const id = await built.publish(writtenWith({ trigger: 'play', joins: true, tiers: far }));
  given(await actions.joinPromotion(built.member('ana', { id, version: 1 })));
  await signIn();
  expect(await statesOf()).toEqual(['available', 'claimed', 'pending']);
  expect(await leave()).toBe(0n);
  expect(await statesOf()).toEqual(['cancelled', 'cancelled', 'claimed']);
  const kept = await database.pool.query(`select
    (select sum(unused)::int from promotions_ticket) as tickets,
    (select count(*)::int from promotions_join where left_at is null) as joins`);
  expect(kept.rows).toEqual([{ tickets: 0, joins: 0 }]);
});

test('a closed account is given nothing by any trigger, by staff or by an envelope', async () => {
  const manual = await built.publish(writtenWith({ trigger: 'manual', automatic: true }));
  for (const trigger of ['signed-in', 'deposit', 'registered', 'level-reached', 'play'] as const)
    await built.publish(writtenWith({ trigger, automatic: true }));
  await built.publish(writtenWith({ trigger: 'code', code: 'GIFT', automatic: true }));
  const reward = 'bonus' as const;
  const envelope = envelopeWith(built.clock.now(), { reward, total: '1', packets: 1 });
  const terms = { ...envelope.terms, times: 1 };
  const made = given(await actions.createEnvelope(built.staff({ ...envelope, terms })));
  const asked = { id: made.envelopeId, version: 1 };
  given(await actions.publishEnvelope(built.staff(asked)));
  await built.fund('ana', '100');
  built.closed.add('ana');
  await signIn();
  const deposit = { depositId: 'd1', amount: '100', state: 'success' };
  await built.tell('deposit-settled', 'ana', deposit);
  await built.tell('member-registered', 'ana');
  await built.tell('vip-level-changed', 'ana', { rises: true });
  await built.play('ana', '1');
  await runJobs();
  const grant = { id: manual, username: 'ana', reason: 'loyal' };
  expect(await actions.grantReward(built.staff(grant))).toEqual({
    refused: 'promotion-not-for-you',
  });
  const typed = await actions.claimPromoCode(built.member('ana', { promoCode: 'GIFT' }));
  expect(typed).toMatchObject({ refused: 'promotion-had' });
  const opened = await actions.openEnvelope(built.member('ana', { id: asked.id }, 'open'));
  expect('refused' in opened).toBe(false);
  await runJobs();
  expect(await statesOf()).toEqual([]);
  const balance = await built.ledger.balance('ana', 'PHP');
  expect(balance).toMatchObject({ cash: built.unitsOf('99'), bonus: 0n });
  expect((await database.pool.query('select 1 from wallet_bonus')).rows).toEqual([]);
});
