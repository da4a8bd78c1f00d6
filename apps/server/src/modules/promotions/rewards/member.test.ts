// Promotions as each kind of reader meets them: visitors, members, those who restrain play, demo
// accounts; and leaving, claiming all, and being kept out.
import { demoType } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { atLeast, buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const listOf = async (playerId: string, search: object = {}) =>
  given(await actions.listPromotions(built.member(playerId, search))).list;
const rewardsOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {})));
const signIn = (playerId: string) => built.tell('player-signed-in', playerId, { playerId });
const pause = async (playerId: string) => {
  const { takeBreak } = built.wagering.actions;
  given(await takeBreak(built.member(playerId, { hours: 24 as const })));
};
const limit = async (playerId: string) => {
  const { setLimit } = built.wagering.actions;
  const asked = { kind: 'spend' as const, span: 'day' as const, value: '100' };
  given(await setLimit(built.member(playerId, asked)));
};
const turnoverOf = (value: string, more: Parameters<typeof writtenWith>[1] = {}) =>
  writtenWith(
    { tiers: [{ conditions: [atLeast('turnover', value)], rewards: [cash('10')] }] },
    more,
  );

test('a visitor is shown what runs and what comes, without a standing', async () => {
  await built.publish(writtenWith({}, { category: 'slots' }));
  const later = { startsAt: built.clock.now() + 86_400_000 };
  await built.publish(writtenWith({}, { ...later, place: 1 }));
  await built.publish(writtenWith({}, { endsAt: built.clock.now() - 1, place: 2 }));
  const { list } = given(await actions.listPromotions(built.visitor({})));
  expect(list.map(({ category, state, claimIds }) => [category, state, claimIds])).toEqual([
    ['slots', null, []],
    ['event', null, []],
  ]);
  const slots = given(await actions.listPromotions(built.visitor({ category: 'slots' as const })));
  expect(slots.list).toHaveLength(1);
  const states = (await listOf('ana')).map(({ state }) => state);
  expect(states).toEqual(['in-progress', 'coming-soon']);
});

test('a member reads terms and how far they are; a visitor the steps alone', async () => {
  await built.fund('ana', '100');
  const id = await built.publish(turnoverOf('100'));
  await built.play('ana', '40');
  const mine = given(await actions.getPromotion(built.member('ana', { id })));
  expect(mine).toMatchObject({ terms: '<p>Terms</p>', version: 1, state: 'in-progress' });
  expect(mine.steps[0]?.conditions[0]).toMatchObject({ reached: '40.0000', holds: false });
  const open = given(await actions.getPromotion(built.visitor({ id })));
  expect(open.steps[0]?.conditions[0]).toMatchObject({ reached: '0.0000', holds: false });
  expect([open.state, open.joinedAt]).toEqual([null, null]);
  expect(await actions.getPromotion(built.visitor({ id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});

// @proves R115
test.each([
  ['a break', pause],
  ['a limit', limit],
])('a member with %s of their own is shown, joins and is due nothing', async (_name, restrain) => {
  const id = await built.publish(writtenWith({ joins: true }));
  await built.publish(writtenWith({ trigger: 'signed-in', automatic: true }));
  await restrain('ana');
  expect(await listOf('ana')).toEqual([]);
  const asked = built.member('ana', { id, version: 1 });
  expect(await actions.getPromotion(asked)).toEqual({ refused: 'promotion-not-found' });
  expect(await actions.joinPromotion(asked)).toEqual({ refused: 'promotion-not-for-you' });
  await signIn('ana');
  expect((await rewardsOf('ana')).total).toBe(0);
  expect(await built.cashOf('ana')).toBe(0n);
  expect(await listOf('bob')).toHaveLength(2);
});

test('a reward from before is claimed under a limit, but not during a break', async () => {
  await built.publish(writtenWith({ trigger: 'signed-in' }));
  for (const name of ['ana', 'bob']) await signIn(name);
  const ids = await Promise.all(
    ['ana', 'bob'].map(async (name) => (await rewardsOf(name)).list[0]?.claimId ?? ''),
  );
  await limit('ana');
  await pause('bob');
  given(await actions.claimReward(built.member('ana', { id: ids[0] ?? '' })));
  expect(await actions.claimReward(built.member('bob', { id: ids[1] ?? '' }))).toMatchObject({
    refused: 'player-on-break',
  });
  expect(await actions.claimAllRewards(built.member('bob', {}))).toMatchObject({
    refused: 'player-on-break',
  });
  expect((await rewardsOf('bob')).available).toBe(0);
});

test('a demo account sees promotions as a visitor does and takes part in none', async () => {
  built.members.set('demo', { type: demoType });
  const id = await built.publish(writtenWith({ trigger: 'signed-in' }));
  await signIn('demo');
  expect((await rewardsOf('demo')).total).toBe(0);
  const [card] = await listOf('demo');
  expect(card).toMatchObject({ promotionId: id, state: null });
  expect(given(await actions.getPromotion(built.member('demo', { id }))).state).toBe(null);
});

test('a promotion for others is not listed', async () => {
  const { audience } = writtenWith({}).spec;
  await built.publish(writtenWith({ audience: { ...audience, countries: ['VN'] } }));
  built.members.set('viet', { country: 'VN' });
  expect([(await listOf('ana')).length, (await listOf('viet')).length]).toEqual([0, 1]);
});

test('leaving cancels what is due and keeps what was given; members may join again', async () => {
  await built.fund('ana', '1000');
  const id = await built.publish(
    writtenWith({
      joins: true,
      everyTier: true,
      tiers: ['10', '20'].map((value) => ({
        conditions: [atLeast('turnover', value)],
        rewards: [cash(value)],
      })),
    }),
  );
  const leave = () => actions.leavePromotion(built.member('ana', { id }));
  expect(await leave()).toEqual({ refused: 'promotion-not-joined' });
  const join = () => actions.joinPromotion(built.member('ana', { id, version: 1 }));
  given(await join());
  await built.play('ana', '20');
  const [first] = (await rewardsOf('ana')).list;
  given(await actions.claimReward(built.member('ana', { id: first?.claimId ?? '' })));
  given(await leave());
  const states = (await rewardsOf('ana')).list.map(({ state }) => state).sort();
  expect(states).toEqual(['cancelled', 'claimed']);
  expect((await listOf('ana'))[0]?.state).toBe('join');
  given(await join());
  expect(await actions.leavePromotion(built.member('ana', { id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});

test('claiming all pays what can be paid and names the reason of the rest', async () => {
  const poor = { total: '10', day: null, member: null };
  const spent = await built.publish(writtenWith({ trigger: 'signed-in', budget: poor }));
  await built.publish(writtenWith({ trigger: 'signed-in' }, { place: 1 }));
  for (const name of ['ana', 'bob']) await signIn(name);
  const all = async (name: string) => given(await actions.claimAllRewards(built.member(name, {})));
  expect((await all('ana')).claimed).toHaveLength(2);
  const { claimed, left } = await all('bob');
  expect(claimed).toHaveLength(1);
  expect(left.map(({ reason }) => reason)).toEqual(['promotion-budget-spent']);
  expect(claimed[0]?.promotionId).not.toBe(spent);
  expect(await built.cashOf('bob')).toBe(built.unitsOf('10'));
});

test('a click that comes twice at once and another device are told what each claimed', async () => {
  const places = Array.from({ length: 6 }, (_, place) => place);
  for (const place of places) await built.publish(writtenWith({ trigger: 'signed-in' }, { place }));
  await signIn('ana');
  const due = (await rewardsOf('ana')).list.map(({ claimId }) => claimId);
  const claimAll = async (intent: string) =>
    given(await actions.claimAllRewards({ ...built.member('ana', {}), intent }));
  const [one, again, other] = await Promise.all(['desk', 'desk', 'phone'].map(claimAll));
  expect(again).toEqual(one);
  const told = [one, other].flatMap(
    (answer) => answer?.claimed.map(({ claimId }) => claimId) ?? [],
  );
  expect(told.toSorted()).toEqual(due.toSorted());
  expect([one?.left, other?.left]).toEqual([[], []]);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('10') * BigInt(places.length));
  expect(await claimAll('desk')).toEqual(one);
});
