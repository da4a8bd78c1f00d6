// Claims at their edges: after the end of a promotion, in a process that has not heard of a stop,
// under a budget that was lowered, and taken back again.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import {
  atLeast,
  buildPromotions,
  cash,
  share,
  writtenWith,
  type BuiltPromotions,
} from '../testing.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
let built: BuiltPromotions;
let other: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  const database = await freshDatabase();
  built = buildPromotions(database);
  other = buildPromotions(database);
  ({ actions } = built.promotions);
});

const gift = { trigger: 'manual', period: 'each' } as const;
const grant = async (id: string, username = 'ana', by = built) =>
  by.promotions.actions.grantReward(by.staff({ id, username, reason: 'loyal' }));
const granted = async (id: string, username = 'ana') => given(await grant(id, username)).claimId;
const claim = (id: string, by = built, playerId = 'ana') =>
  by.promotions.actions.claimReward(by.member(playerId, { id }));
const promotionOf = async (id: string) => given(await actions.openPromotion(built.staff({ id })));

/** Another process, with what it has read of promotions up to now. */
async function otherReads() {
  await other.promotions.start();
  await other.promotions.stop();
}

test('a reward can be claimed until the moment it shows, after its promotion too', async () => {
  const ended = { endsAt: built.clock.now() + 2 * dayMs };
  const tiers = [{ conditions: [atLeast('turnover', '10')], rewards: [cash('3')] }];
  await built.publish(writtenWith({ claimDays: 3, tiers }, ended));
  await built.fund('ana', '20');
  await built.play('ana', '10');
  // Nobody looked until the promotion was over.
  built.clock.advance(4 * dayMs);
  const { list } = given(await actions.listRewards(built.member('ana', {})));
  const [due] = list;
  expect(due?.expiresAt).toBe(built.clock.now() + 3 * dayMs);
  built.clock.advance(3 * dayMs - hourMs);
  expect(given(await claim(due?.claimId ?? '')).state).toBe('claimed');
});

test('a stop holds at once in a process that has not heard of it', async () => {
  const id = await built.publish(writtenWith(gift));
  const due = await granted(id);
  await otherReads();
  given(await actions.stopPromotion(built.staff({ id, reason: 'a mistake', keepDue: true })));
  expect(await grant(id, 'ana', other)).toEqual({ refused: 'promotion-closed' });
  expect(given(await claim(due, other)).state).toBe('claimed');
  const second = await built.publish(writtenWith(gift));
  const gone = await granted(second);
  await otherReads();
  const stop = { id: second, reason: 'a mistake', keepDue: false };
  given(await actions.stopPromotion(built.staff(stop)));
  expect(await claim(gone, other)).toEqual({ refused: 'reward-not-available' });
});

test('a code and an application are closed at once, too', async () => {
  const code = await built.publish(writtenWith({ trigger: 'code', code: 'LOTUS' }));
  const application = await built.publish(writtenWith({ trigger: 'application' }));
  await otherReads();
  for (const id of [code, application])
    given(await actions.stopPromotion(built.staff({ id, reason: 'a mistake', keepDue: true })));
  const { claimPromoCode, applyForPromotion } = other.promotions.actions;
  const closed = { refused: 'promotion-closed' };
  expect(await claimPromoCode(other.member('ana', { promoCode: 'LOTUS' }))).toEqual(closed);
  const sent = { id: application, version: 1, remark: '', pictures: [] };
  expect(await applyForPromotion(other.member('ana', sent))).toEqual(closed);
});

test('a budget that was lowered holds at once in every process', async () => {
  const written = writtenWith({ ...gift, budget: { total: '20', day: null, member: null } });
  const id = await built.publish(written);
  const [first, second] = [await granted(id), await granted(id)];
  given(await claim(first));
  await otherReads();
  const budget = { total: '15', day: null, member: null };
  const lower = { ...written, spec: { ...written.spec, budget } };
  given(await actions.editPromotion(built.staff({ id, version: 1, ...lower })));
  given(await actions.publishPromotion(built.staff({ id, version: 2 })));
  expect(await claim(second, other)).toEqual({ refused: 'promotion-budget-spent' });
  expect((await promotionOf(id)).spent).toBe('10.0000');
});

test('points stop at the budget of the house, and the rest of the reward with them', async () => {
  const points = cash('40', { kind: 'points' });
  const tiers = [{ conditions: [], rewards: [cash('10'), points] }];
  const id = await built.publish(writtenWith({ ...gift, tiers }));
  const due = await granted(id);
  built.pointsBudget.left = 39n;
  expect(await claim(due)).toEqual({ refused: 'point-budget-spent' });
  const told = given(await actions.claimAllRewards(built.member('ana', {}, 'all')));
  expect(told.left.map(({ reason }) => reason)).toEqual(['point-budget-spent']);
  expect([await built.cashOf('ana'), built.points]).toEqual([0n, []]);
  expect((await promotionOf(id)).spent).toBe('0.0000');
  built.pointsBudget.left = 40n;
  given(await claim(due));
  expect(built.points.map(({ points: count }) => count)).toEqual([40n]);
});

test('a member whose reward was taken back is counted once', async () => {
  const id = await built.publish(writtenWith(gift));
  for (let times = 0; times < 2; times += 1) {
    const due = await granted(id);
    given(await claim(due));
    given(await actions.returnReward(built.staff({ id: due, reason: 'a slip' })));
  }
  given(await claim(await granted(id, 'bob'), built, 'bob'));
  expect(await promotionOf(id)).toMatchObject({ members: 2, spent: '10.0000' });
});

test('a bonus that won gives back to the budget no more than it had cost', async () => {
  const terms = { ...cash('1').terms, times: 50, funding: 'bonus-first' as const };
  const rewards = [cash('10', { kind: 'bonus', terms })];
  const id = await built.publish(writtenWith({ ...gift, tiers: [{ conditions: [], rewards }] }));
  given(await claim(await granted(id, 'bob'), built, 'bob'));
  const due = await granted(id);
  given(await claim(due));
  await built.play('ana', '10', built.unitsOf('35'));
  given(await actions.returnReward(built.staff({ id: due, reason: 'a slip' })));
  expect((await promotionOf(id)).spent).toBe('10.0000');
});

test('a reward whose share came to nothing goes back like the others', async () => {
  const rewards = [cash('5'), cash('0', { share: share('turnover', 100) })];
  const id = await built.publish(writtenWith({ ...gift, tiers: [{ conditions: [], rewards }] }));
  const due = await granted(id);
  given(await claim(due));
  const returned = given(await actions.returnReward(built.staff({ id: due, reason: 'a slip' })));
  expect(returned.state).toBe('returned');
  expect(await built.cashOf('ana')).toBe(0n);
});
