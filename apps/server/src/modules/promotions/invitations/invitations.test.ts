// Friends over a real wallet and real rounds: each step gives the inviter a reward once, and one of
// a friend who seems to be the inviter waits for staff.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Spec, Written } from '../offers/rules/spec.ts';
import { lockCost } from '../rewards/store/costs.ts';
import { atLeast, buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
});

const steps: Spec['tiers'] = [
  { conditions: [], rewards: [cash('5')] },
  { conditions: [atLeast('deposits', '100')], rewards: [cash('20')] },
  { conditions: [atLeast('turnover', '1000')], rewards: [cash('50')] },
];
const invitation = (more: Partial<Spec> = {}, written: Partial<Written> = {}) =>
  writtenWith(
    { trigger: 'invitation', period: 'each', everyTier: true, tiers: steps, ...more },
    written,
  );

const look = async () =>
  built.promotions.jobs.find(({ name }) => name === 'promotions-due-rewards')?.run();
/** A member who registers by the code of another. */
async function befriend(playerId: string, inviterId: string): Promise<void> {
  built.friends.push({ playerId, inviterId, registeredAt: built.clock.now() });
  await built.tell('member-registered', playerId, { playerId });
  await look();
}
const rewardsOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {}))).list;
const amountsOf = async (playerId: string) =>
  (await rewardsOf(playerId)).map(({ rewards }) => rewards[0]?.amount).toSorted();
const friendsOf = async (playerId: string) =>
  given(await actions.listFriends(built.member(playerId, {}))).list;
const claimsOf = async (username: string) =>
  given(await actions.findClaims(built.staff({ username }))).list;

test('a friend who registers, deposits and plays gives a reward for each, once', async () => {
  await built.publish(invitation());
  await befriend('friend-ben', 'ana');
  expect(await amountsOf('ana')).toEqual(['5']);
  await built.tell('deposit-settled', 'friend-ben', {
    depositId: 'd1',
    amount: '100',
    state: 'success',
  });
  await look();
  await built.fund('friend-ben', '2000');
  for (let round = 0; round < 10; round += 1) await built.play('friend-ben', '100');
  await look();
  await look();
  expect(await amountsOf('ana')).toEqual(['20', '5', '50']);
  // A friend has nothing of it, nor has anybody else.
  expect(await amountsOf('friend-ben')).toEqual([]);
  expect(await amountsOf('eve')).toEqual([]);
  const before = await built.cashOf('ana');
  given(await actions.claimAllRewards(built.member('ana', {}, 'all')));
  expect((await built.cashOf('ana')) - before).toBe(750_000n);
});

test('the member sees friends under masked names, in tenths, with what each gave', async () => {
  const promotionId = await built.publish(invitation());
  await befriend('friend-ben', 'ana');
  await built.tell('deposit-settled', 'friend-ben', {
    depositId: 'd1',
    amount: '57',
    state: 'success',
  });
  const [{ claimId } = { claimId: null }] = (await friendsOf('ana'))[0]?.steps ?? [];
  given(await actions.claimReward(built.member('ana', { id: claimId ?? '' }, 'one')));
  const [friend] = await friendsOf('ana');
  expect(friend).toMatchObject({ name: 'fr***en', gave: [{ kind: 'cash', amount: '5' }] });
  const common = { promotionId, claimId: null };
  expect(friend?.steps).toEqual([
    { ...common, step: 0, state: 'claimed', percent: 100 },
    { ...common, step: 1, state: 'open', percent: 50 },
    { ...common, step: 2, state: 'open', percent: 0 },
  ]);
  expect(JSON.stringify(friend)).not.toContain('friend-ben');
  const told = given(await actions.getInvitation(built.member('ana', {})));
  expect(told).toMatchObject({ code: 'CODE-ANA', friends: 1, claimed: 1, earned: '5.0000' });
  expect(told.programmes.map((one) => one.steps.length)).toEqual([3]);
  expect(await friendsOf('eve')).toEqual([]);
});

test('the list makes nothing due, and leaves to the job what friends reached since', async () => {
  await built.publish(invitation());
  built.friends.push({ playerId: 'ben', inviterId: 'ana', registeredAt: built.clock.now() });
  const [step] = (await friendsOf('ana'))[0]?.steps ?? [];
  expect(step).toMatchObject({ state: 'open', percent: 100, claimId: null });
  expect(await claimsOf('ana')).toEqual([]);
  await look();
  expect((await friendsOf('ana'))[0]?.steps[0]?.state).toBe('available');
});

test('the list is read while somebody holds the budget of the programme', async () => {
  const promotionId = await built.publish(invitation({ automatic: true }));
  built.friends.push({ playerId: 'ben', inviterId: 'ana', registeredAt: built.clock.now() });
  await database.transaction(async (tx) => {
    await lockCost(tx, promotionId);
    expect(await friendsOf('ana')).toHaveLength(1);
  });
  await look();
  expect(await built.cashOf('ana')).toBe(50_000n);
});

test.each([
  ['device', { deviceId: 'd' }, 'same-device'],
  ['address', { address: '203.0.113.7' }, 'same-address'],
  ['name', { fullName: 'Ana Cruz' }, 'same-name'],
] as const)('a friend of one %s waits for staff, who see why', async (_what, trace, link) => {
  await built.publish(invitation({ automatic: true }));
  built.traces.set('ana', trace).set('ben', trace);
  await befriend('ben', 'ana');
  const [reward] = await rewardsOf('ana');
  expect(reward?.state).toBe('pending');
  expect(await built.cashOf('ana')).toBe(0n);
  const [claim] = await claimsOf('ana');
  expect(claim).toMatchObject({ heldFor: [link], friend: { playerId: 'ben' } });
  expect(JSON.stringify(reward)).not.toContain(link);
  const decision = { id: claim?.claimId ?? '', approve: true, amount: null, answer: '' };
  given(await actions.decideClaim(built.staff(decision)));
  given(await actions.claimReward(built.member('ana', { id: claim?.claimId ?? '' }, 'one')));
  expect(await built.cashOf('ana')).toBe(50_000n);
});

test('a member on a break is shown nothing, due nothing, and not told why', async () => {
  await built.publish(invitation());
  const { takeBreak } = built.wagering.actions;
  given(await takeBreak(built.member('ana', { hours: 24 as const })));
  await befriend('ben', 'ana');
  expect(await actions.getInvitation(built.member('ana', {}))).toEqual({
    refused: 'promotion-not-for-you',
  });
  expect(await actions.listFriends(built.member('ana', {}))).toEqual({
    refused: 'promotion-not-for-you',
  });
  const details = given(await actions.getReferralDetails(built.member('ana', {})));
  expect(details).toEqual({ referralCode: '', totalInvitations: 0, promotionDomains: [] });
  expect(await claimsOf('ana')).toEqual([]);
});

test('friends count who came while the promotion ran, after the member joined it', async () => {
  built.friends.push({ playerId: 'old', inviterId: 'ana', registeredAt: 1 });
  const id = await built.publish(invitation({ joins: true }));
  await befriend('early', 'ana');
  expect(await amountsOf('ana')).toEqual([]);
  built.clock.set(built.clock.now() + 1000);
  given(await actions.joinPromotion(built.member('ana', { id, version: 1 }, 'join')));
  await befriend('ben', 'ana');
  const steps = Object.fromEntries(
    (await friendsOf('ana')).map(({ name, steps: of }) => [name, of.length]),
  );
  expect(await amountsOf('ana')).toEqual(['5']);
  expect(Object.values(steps).toSorted()).toEqual([0, 0, 3]);
});

test('the budget of a member ends what friends give', async () => {
  await built.publish(
    invitation({ automatic: true, budget: { total: '1000', day: null, member: '70' } }),
  );
  for (const friend of ['a1', 'b2']) {
    await befriend(friend, 'ana');
    await built.tell('deposit-settled', friend, {
      depositId: friend,
      amount: '5000',
      state: 'success',
    });
  }
  await look();
  expect(await built.cashOf('ana')).toBe(500_000n);
});

test('the losses of a friend are no condition, and friends are counted one by one', async () => {
  const refused = { refused: 'promotion-condition-wrong' };
  const tiers = [{ conditions: [atLeast('net-loss', '1')], rewards: [cash('5')] }];
  const create = (spec: Partial<Spec>) => actions.createPromotion(built.staff(invitation(spec)));
  expect(await create({ tiers })).toEqual(refused);
  expect(await create({ period: 'once' })).toEqual(refused);
  expect(await create({ everyTier: false })).toEqual(refused);
});

test('staff see the inviter and the friends of a member', async () => {
  await built.publish(invitation());
  await befriend('ben', 'ana');
  await befriend('cid', 'ben');
  const seen = given(await actions.findFriends(built.staff({ id: 'ben' })));
  expect(seen).toMatchObject({ inviter: { username: 'ana' }, total: 1, next: null });
  expect(seen.list).toMatchObject([{ username: 'cid', rewards: 0, pending: 0, cost: '0.0000' }]);
  expect(await actions.findFriends(built.staff({ id: 'nobody' }))).toEqual({
    refused: 'member-not-found',
  });
});

test('clients of the family are told the code, the count and where links lead', async () => {
  await built.publish(invitation());
  await befriend('ben', 'ana');
  const details = given(
    await actions.getReferralDetails(built.member('ana', { autoGenerate: true })),
  );
  expect(details).toEqual({
    referralCode: 'CODE-ANA',
    totalInvitations: 1,
    promotionDomains: ['https://play.example'],
  });
  const available = given(await actions.getAvailablePromotions(built.member('ana', {})));
  expect(available).toEqual({ REFERRAL: { enabled: true, count: 1 } });
});

test('ten friends are a page, and the next one begins where it ended', async () => {
  await built.publish(invitation());
  for (let at = 0; at < 12; at += 1) {
    built.clock.set(built.clock.now() + 1000);
    built.friends.push({ playerId: `f${at}`, inviterId: 'ana', registeredAt: built.clock.now() });
  }
  const first = given(await actions.listFriends(built.member('ana', {})));
  const rest = given(await actions.listFriends(built.member('ana', { before: first.next ?? 0 })));
  expect([first.list.length, rest.list.length, rest.next]).toEqual([10, 2, null]);
});
