// Trials on past data and figures of promotions over a real database.
import { demoType } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Spec } from '../offers/rules/spec.ts';
import { atLeast, buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

const dayMs = 86_400_000;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const deposit = (playerId: string, depositId: string, amount: string) =>
  built.tell('deposit-settled', playerId, { depositId, amount, state: 'success' });
const tryIt = (spec: Partial<Spec>, days = 7) =>
  actions.tryPromotion(built.staff({ spec: writtenWith(spec).spec, days }));
const turnover = (value: string) => [
  { conditions: [atLeast('turnover', value)], rewards: [cash('10')] },
];

test('a trial tells the reach and the cost that a draft would have had', async () => {
  for (const name of ['ana', 'bob', 'cy']) await built.fund(name, '1000');
  await built.play('ana', '100');
  await built.play('bob', '99');
  built.clock.advance(dayMs);
  await built.play('ana', '150');
  built.clock.advance(dayMs);
  await built.play('cy', '500');
  const daily = { period: 'day' as const, tiers: turnover('100') };
  expect(given(await tryIt(daily))).toEqual({
    members: 1,
    rewards: 2,
    cost: '20.0000',
    currency: 'PHP',
    looked: 2,
    isWhole: true,
  });
  // The day that is still under way is not tried.
  expect(given(await tryIt(daily, 1))).toMatchObject({ members: 1, rewards: 1, looked: 1 });
  const live = { categories: ['LIVE' as const], vendors: [], games: [] };
  const tiers = [
    { conditions: [{ ...atLeast('turnover', '1'), games: live }], rewards: [cash('10')] },
  ];
  expect(given(await tryIt({ tiers }))).toMatchObject({ members: 0, looked: 2 });
});

test('a trial counts deposits and sign-ins of the draft’s audience', async () => {
  await deposit('ana', 'd1', '100');
  await deposit('bob', 'd2', '100');
  for (const name of ['cy', 'demo']) await built.tell('player-signed-in', name, { playerId: name });
  built.members.set('bob', { country: 'VN' });
  built.members.set('demo', { type: demoType });
  built.clock.advance(dayMs);
  const { audience } = writtenWith({}).spec;
  const first = { trigger: 'deposit' as const, tiers: [{ conditions: [], rewards: [cash('3')] }] };
  expect(given(await tryIt(first))).toMatchObject({ members: 2, cost: '6.0000', looked: 4 });
  const philippine = { ...first, audience: { ...audience, countries: ['PH'] } };
  expect(given(await tryIt(philippine))).toMatchObject({ members: 1, cost: '3.0000' });
  expect(given(await tryIt({ trigger: 'signed-in' }))).toMatchObject({ members: 1 });
  built.levels.set('ana', 2);
  const ranked = [{ conditions: [atLeast('level', '2')], rewards: [cash('1')] }];
  expect(given(await tryIt({ ...first, tiers: ranked }))).toMatchObject({
    members: 1,
    cost: '1.0000',
  });
});

test('a trial is refused where the past shows nothing, and for a draft without sense', async () => {
  expect(await tryIt({ trigger: 'application' })).toEqual({
    refused: 'promotion-trial-impossible',
  });
  expect(await tryIt({ trigger: 'birthday', period: 'day' })).toEqual({
    refused: 'promotion-condition-wrong',
  });
  expect(await tryIt({ tiers: [{ conditions: [], rewards: [cash('0')] }] })).toEqual({
    refused: 'promotion-reward-wrong',
  });
});

test('six hundred members are tried in slices, each once', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `p${String(at).padStart(4, '0')}`);
  for (const [at, name] of names.entries()) await deposit(name, `d${at}`, '50');
  built.clock.advance(dayMs);
  const tiers = [{ conditions: [], rewards: [cash('2')] }];
  expect(given(await tryIt({ trigger: 'deposit', tiers }))).toMatchObject({
    members: 600,
    cost: '1200.0000',
    looked: 600,
    isWhole: true,
  });
});

// @proves R121
test('figures tell costs by day and what members did before and after', async () => {
  const id = await built.publish(
    writtenWith({ trigger: 'signed-in', period: 'day', automatic: true }),
  );
  await built.fund('ana', '1000');
  await deposit('ana', 'd1', '30');
  await built.play('ana', '20');
  built.clock.advance(dayMs);
  for (const name of ['ana', 'bob']) await built.tell('player-signed-in', name, { playerId: name });
  built.clock.advance(dayMs);
  await built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  await deposit('ana', 'd2', '70');
  await built.play('ana', '45');
  const figures = async () => given(await actions.getPromotionFigures(built.staff({ id })));
  const early = await figures();
  expect(early).toMatchObject({ cost: '30.0000', claims: 3, members: 2 });
  expect(early.days.map(({ claims, members, cost }) => [claims, members, cost])).toEqual([
    [1, 1, '10.0000'],
    [2, 2, '20.0000'],
  ]);
  expect(early.effect).toMatchObject({ members: 0, before: { deposits: '0.0000' } });
  built.clock.advance(7 * dayMs);
  await deposit('ana', 'd3', '500');
  expect((await figures()).effect).toEqual({
    members: 2,
    span: 7,
    before: { deposits: '30.0000', turnover: '20.0000' },
    after: { deposits: '70.0000', turnover: '45.0000' },
  });
  expect(await actions.getPromotionFigures(built.staff({ id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});
