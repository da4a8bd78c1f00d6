// Promotions end to end over a real database: what is due, claimed and paid, each once.
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { atLeast, buildPromotions, cash, share, writtenWith } from '../testing.ts';

async function build() {
  const database = await freshDatabase();
  return buildPromotions(database);
}

const rewardsOf = async (built: Awaited<ReturnType<typeof build>>, playerId: string) =>
  given(await built.promotions.actions.listRewards(built.member(playerId, {}))).list;

test('turnover makes a reward due once, and a claim pays it once', async () => {
  const built = await build();
  const { promotions, member } = built;
  await built.fund('ana', '1000');
  await built.publish(
    writtenWith({ tiers: [{ conditions: [atLeast('turnover', '100')], rewards: [cash('10')] }] }),
  );
  await built.play('ana', '99.99');
  expect(await rewardsOf(built, 'ana')).toEqual([]);
  await built.play('ana', '0.01');
  const [due] = await rewardsOf(built, 'ana');
  expect(due).toMatchObject({ state: 'available', rewards: [{ kind: 'cash', amount: '10' }] });
  const before = await built.cashOf('ana');
  const id = due?.claimId ?? '';
  const claims = [1, 2, 3, 4].map(() => promotions.actions.claimReward(member('ana', { id })));
  const done = await Promise.all(claims);
  expect(done.filter((one) => 'claimId' in one)).toHaveLength(1);
  expect(await built.cashOf('ana')).toBe(before + built.unitsOf('10'));
  expect(await promotions.actions.claimReward(member('bob', { id }))).toEqual({
    refused: 'reward-not-found',
  });
});

test('a share of the first deposit is reckoned to the cent and paid by itself', async () => {
  const built = await build();
  await built.publish(
    writtenWith({
      trigger: 'deposit',
      automatic: true,
      tiers: [
        {
          conditions: [{ ...atLeast('deposit-number', '1'), test: 'equals' }],
          rewards: [cash('0', { share: { ...share('deposit-amount', 1250), max: '100' } })],
        },
      ],
    }),
  );
  const deposit = { depositId: 'd1', amount: '33.33', state: 'success' };
  await built.tell('deposit-settled', 'ana', deposit);
  await built.tell('deposit-settled', 'ana', deposit);
  await built.tell('deposit-settled', 'ana', { ...deposit, depositId: 'd2' });
  // 12.5 % of 33.33 is 4.16625.
  expect(await built.cashOf('ana')).toBe(built.unitsOf('4.16'));
});

test('the budget is never passed by a unit, however many claim at once', async () => {
  const built = await build();
  const id = await built.publish(
    writtenWith({ trigger: 'signed-in', budget: { total: '35', day: null, member: null } }),
  );
  const names = Array.from({ length: 12 }, (_, at) => `player-${at}`);
  for (const name of names) await built.tell('player-signed-in', name, { playerId: name });
  const claims = await Promise.all(
    names.map(async (name) => {
      const [due] = await rewardsOf(built, name);
      const call = built.member(name, { id: due?.claimId ?? '' });
      return built.promotions.actions.claimReward(call);
    }),
  );
  expect(claims.filter((one) => 'claimId' in one)).toHaveLength(3);
  expect(
    claims.filter((one) => 'refused' in one && one.refused === 'promotion-budget-spent'),
  ).toHaveLength(9);
  const shown = given(await built.promotions.actions.openPromotion(built.staff({ id })));
  expect(shown).toMatchObject({ spent: '30.0000', members: 3 });
});

test('play before the hour of joining does not count', async () => {
  const built = await build();
  const { promotions, member, clock } = built;
  await built.fund('ana', '1000');
  const id = await built.publish(
    writtenWith({
      joins: true,
      tiers: [{ conditions: [atLeast('turnover', '50')], rewards: [cash('10')] }],
    }),
  );
  await built.play('ana', '60');
  clock.advance(3_600_000);
  given(await promotions.actions.joinPromotion(member('ana', { id, version: 1 })));
  expect(await rewardsOf(built, 'ana')).toEqual([]);
  await built.play('ana', '50');
  expect(await rewardsOf(built, 'ana')).toHaveLength(1);
});

test('an application waits for staff, who may set another amount', async () => {
  const built = await build();
  const { promotions, member, staff } = built;
  const id = await built.publish(writtenWith({ trigger: 'application' }));
  const asked = { id, version: 1, remark: 'Please', pictures: [] };
  const { claimId } = given(await promotions.actions.applyForPromotion(member('ana', asked)));
  expect(await promotions.actions.applyForPromotion(member('ana', asked))).toEqual({
    refused: 'promotion-had',
  });
  const decision = { id: claimId, approve: true, amount: '7.5', answer: '' };
  built.opened.add('ana');
  expect(await promotions.actions.decideClaim(staff(decision))).toEqual({
    refused: 'reward-own-member',
  });
  built.opened.clear();
  const slip = { ...decision, amount: '999999999999999' };
  expect(await promotions.actions.decideClaim(staff(slip))).toEqual({
    refused: 'reward-amount-wrong',
  });
  given(await promotions.actions.decideClaim(staff(decision)));
  given(await promotions.actions.claimReward(member('ana', { id: claimId })));
  expect(await built.cashOf('ana')).toBe(built.unitsOf('7.5'));
  given(await promotions.actions.returnReward(staff({ id: claimId, reason: 'abuse' })));
  expect(await built.cashOf('ana')).toBe(0n);
});

test('a period is judged once it is over, for everybody who played in it', async () => {
  const built = await build();
  const { promotions, clock } = built;
  for (const name of ['ana', 'bob', 'cy']) await built.fund(name, '1000');
  await built.publish(
    writtenWith({
      period: 'day',
      atPeriodEnd: true,
      automatic: true,
      tiers: [{ conditions: [], rewards: [cash('0', { share: share('net-loss', 1000) })] }],
    }),
  );
  await built.play('ana', '100');
  await built.play('bob', '50', built.unitsOf('60'));
  const close = promotions.jobs.find(({ name }) => name === 'promotions-close-periods');
  await close?.run();
  expect(await built.cashOf('ana')).toBe(built.unitsOf('900'));
  clock.advance(24 * 3_600_000);
  await close?.run();
  await close?.run();
  expect(await built.cashOf('ana')).toBe(built.unitsOf('910'));
  expect(await built.cashOf('bob')).toBe(built.unitsOf('1010'));
  expect(await built.cashOf('cy')).toBe(built.unitsOf('1000'));
});

test('a dear promotion is published by a second person', async () => {
  const built = await build();
  const { promotions, staff } = built;
  const written = writtenWith({ budget: { total: '200000', day: null, member: null } });
  const { promotionId: id } = given(await promotions.actions.createPromotion(staff(written)));
  const asked = staff({ id, version: 1 });
  expect(given(await promotions.actions.publishPromotion(asked)).stage).toBe('proposed');
  expect(await promotions.actions.publishPromotion(asked)).toEqual({
    refused: 'promotion-second-person',
  });
  const other = { ...asked.caller, username: 'second', staffId: 'second' };
  const done = await promotions.actions.publishPromotion(staff({ id, version: 1 }, other));
  expect(given(done).stage).toBe('published');
});
