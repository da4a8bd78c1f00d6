// Rewards that must not come twice, too early or for nothing: levels that fall and rise again,
// steps of one period, deposits that were taken back, periods that are not counted yet.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  atLeast,
  buildPromotions,
  cash,
  share,
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

const run = async (name: string) =>
  built.promotions.jobs.find((job) => job.name === `promotions-${name}`)?.run();
const rewardsOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {}))).list;
const amountsOf = async (playerId: string) =>
  (await rewardsOf(playerId)).map(({ rewards }) => rewards[0]?.amount);
const ofLevels = ['1', '3'].map((level) => ({
  conditions: [atLeast('level', level)],
  rewards: [cash(`${level}0`)],
}));

test('a level is rewarded once ever, and never by falling to it', async () => {
  await built.publish(writtenWith({ trigger: 'level-reached', period: 'each', tiers: ofLevels }));
  const move = (level: number, rises: boolean) => {
    built.levels.set('ana', level);
    built.clock.advance(1000);
    return built.tell('vip-level-changed', 'ana', { rises });
  };
  await move(3, true);
  await move(1, false);
  expect(await amountsOf('ana')).toEqual(['30']);
  await move(3, true);
  expect(await amountsOf('ana')).toEqual(['30']);
});

test('a period gives one step, unless every step gives its reward', async () => {
  await built.publish(writtenWith({ trigger: 'code', code: 'LOTUS', tiers: ofLevels }));
  await built.publish(
    writtenWith({ trigger: 'code', code: 'EACH', tiers: ofLevels, everyTier: true }),
  );
  const claim = (promoCode: string) =>
    actions.claimPromoCode(built.member('ana', { promoCode }, `${promoCode} ${built.clock.now()}`));
  built.levels.set('ana', 1);
  given(await claim('LOTUS'));
  given(await claim('EACH'));
  built.levels.set('ana', 3);
  built.clock.advance(1000);
  expect(await claim('LOTUS')).toEqual({ refused: 'promotion-had' });
  given(await claim('EACH'));
  expect((await amountsOf('ana')).toSorted()).toEqual(['10', '10', '30']);
});

test('of two deposits of a day the first gives the step of the day', async () => {
  const tiers = ['50', '500'].map((amount) => ({
    conditions: [atLeast('deposit-amount', amount)],
    rewards: [cash(amount)],
  }));
  await built.publish(writtenWith({ trigger: 'deposit', period: 'day', tiers }));
  for (const amount of ['50', '500'])
    await built.tell('deposit-settled', 'ana', { depositId: amount, amount, state: 'success' });
  expect(await amountsOf('ana')).toEqual(['50']);
});

test('a deposit that was taken back gives nothing that is not claimed yet', async () => {
  const tiers = [{ conditions: [], rewards: [cash('10')] }];
  await built.publish(writtenWith({ trigger: 'deposit', period: 'each', tiers }));
  const sums = [{ conditions: [atLeast('deposits', '300')], rewards: [cash('99')] }];
  await built.publish(writtenWith({ tiers: sums }));
  const tell = async (depositId: string, state: string) => {
    built.clock.advance(1000);
    await built.tell('deposit-settled', 'ana', { depositId, amount: '200', state });
  };
  await tell('d1', 'success');
  await tell('d1', 'reversed');
  await tell('d1', 'reversed');
  await tell('d2', 'success');
  await run('due-rewards');
  const list = await rewardsOf('ana');
  expect(list.map(({ state }) => state)).toEqual(['available', 'cancelled']);
  expect(list.map(({ rewards }) => rewards[0]?.amount)).toEqual(['10', '10']);
});

test('a period is judged once its last hour is counted, and not by an earlier look', async () => {
  await built.fund('ana', '1000');
  const tiers = [{ conditions: [], rewards: [cash('0', { share: share('turnover', 1000) })] }];
  await built.publish(writtenWith({ period: 'day', atPeriodEnd: true, tiers }));
  const midnight = Date.parse('2026-11-26T00:00:00+08:00');
  built.clock.set(midnight - 2000);
  await built.play('ana', '100');
  await built.play('ana', '50', 0n, 'uncounted');
  built.clock.set(midnight + 1000);
  expect(await amountsOf('ana')).toEqual([]);
  // Counts what came before, too.
  await built.play('ana', '1');
  built.clock.set(midnight + 5 * 60_000);
  expect(await amountsOf('ana')).toEqual(['15.0000']);
});

test('all rewards that nobody claimed in time end at once', async () => {
  const id = await built.publish(writtenWith({ trigger: 'manual' }));
  given(await actions.grantReward(built.staff({ id, username: 'ana', reason: 'loyal' })));
  await database.pool.query(`insert into promotions_claim (id, promotion_id, version, player_id,
      currency, period, tier, state, rewards, cost, made_at, expires_at)
    select 'c' || n, promotion_id, version, 'p' || n, currency, period, tier, state, rewards, cost,
      made_at, expires_at from promotions_claim, generate_series(1, 1100) as n`);
  built.clock.advance(8 * 86_400_000);
  await run('due-rewards');
  const { rows } = await database.pool.query<{ state: string; count: string }>(
    'select state, count(*)::text as count from promotions_claim group by 1',
  );
  expect(rows).toEqual([{ state: 'expired', count: '1101' }]);
});
