// Promotions in the family's form: the same offers, rewards and refusals as our own calls.
import { demoType } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { buildPromotions, writtenWith, type BuiltPromotions } from '../testing.ts';

let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const signIn = (playerId: string) => built.tell('player-signed-in', playerId, { playerId });
const pause = async (playerId: string) =>
  given(await built.wagering.actions.takeBreak(built.member(playerId, { hours: 24 as const })));
const claimsOf = async (playerId: string) =>
  given(await actions.getPromotionClaimList(built.member(playerId, {}))).list;
const codeOf = (code: string) =>
  writtenWith({ trigger: 'code', code, automatic: true }, { texts: textsOf(code) });
const textsOf = (code: string) => ({
  titles: { en: code },
  summaries: { en: `For ${code}` },
  terms: { en: '<p>Terms</p>' },
});

test('kinds that run are told to visitors without a count, to members with theirs', async () => {
  await built.publish(writtenWith({ trigger: 'signed-in' }));
  await built.publish(writtenWith({ trigger: 'manual' }, { place: 1 }));
  await signIn('ana');
  const open = given(await actions.getMerchantAvailablePromotions(built.visitor({})));
  expect(open).toEqual({
    LOGIN: { enabled: true, count: 0 },
    MANUAL: { enabled: true, count: 0 },
  });
  const available = async (name: string) =>
    given(await actions.getAvailablePromotions(built.member(name, {})));
  expect(await available('ana')).toMatchObject({ LOGIN: { enabled: true, count: 1 } });
  await pause('ana');
  expect(await available('ana')).toEqual({});
  built.members.set('demo', { type: demoType });
  expect(await available('demo')).toEqual({});
});

test('the list names kinds, times and where the member stands', async () => {
  const id = await built.publish(writtenWith({ trigger: 'application' }));
  const expected = { promotionId: id, promotionType: 'SIGNUP', title: 'Lucky', endTime: null };
  const [open] = given(await actions.getPromoList(built.visitor({})));
  expect(open).toMatchObject({ ...expected, status: null });
  const listed = async () => given(await actions.getPromoList(built.member('ana', {})));
  expect((await listed())[0]).toMatchObject({ ...expected, status: 'join' });
  const apply = () => actions.signUpRequestReward(built.member('ana', { promotionId: id }));
  expect(await apply()).toBeNull();
  expect(await apply()).toEqual({ refused: 'promotion-had' });
  expect((await listed())[0]?.status).toBe('applying');
});

test('joining names no version and is under the terms of now', async () => {
  const id = await built.publish(writtenWith({ joins: true }));
  const join = (promotionId: string | number) =>
    actions.signUpPromotionJoin(built.member('ana', { promotionId }));
  expect(await join(12)).toEqual({ refused: 'promotion-not-found' });
  expect(await join(id)).toBeNull();
  const mine = given(await actions.getPromotion(built.member('ana', { id })));
  expect(mine.joinedAt).toBe(built.clock.now());
});

test('due rewards are told by kind and claimed by their id', async () => {
  await built.publish(writtenWith({ trigger: 'signed-in' }));
  await signIn('ana');
  const due = async (promotionType: string) =>
    given(await actions.getClaimPromotion(built.member('ana', { promotionType })));
  const [one] = await due('LOGIN,MANUAL');
  expect(one).toMatchObject({ promotionType: 'LOGIN', status: 'available', amount: 10 });
  expect(await due('MANUAL')).toEqual([]);
  const claim = () =>
    actions.claimIssuedPromotion(built.member('ana', { promotionClaimId: one?.rewardId ?? '' }));
  expect(await claim()).toBeNull();
  expect(await claim()).toEqual({ refused: 'reward-not-available' });
  expect(await due('')).toEqual([]);
  expect(await claimsOf('ana')).toMatchObject([{ status: 'claimed', title: 'Lucky' }]);
  expect(await claimsOf('bob')).toEqual([]);
});

test('the oldest reward of signing in is claimed, and no other', async () => {
  await built.publish(writtenWith({ trigger: 'registered' }));
  await built.publish(writtenWith({ trigger: 'signed-in' }, { place: 1 }));
  await built.tell('member-registered', 'ana');
  const claim = () => actions.claimLoginPromotion(built.member('ana', {}));
  expect(await claim()).toEqual({ refused: 'reward-not-found' });
  await signIn('ana');
  expect(await claim()).toBeNull();
  expect(await claim()).toEqual({ refused: 'reward-not-found' });
  const states = (await claimsOf('ana')).map(({ promotionType, status }) => [
    promotionType,
    status,
  ]);
  expect(states.sort()).toEqual([
    ['LOGIN', 'claimed'],
    ['NEW_REGISTER', 'available'],
  ]);
});

test('a code is listed until it was used, and pays once', async () => {
  await built.publish(codeOf('TET-2026'));
  const codes = async () => given(await actions.getPromoCode(built.member('ana', {})));
  expect(await codes()).toEqual([{ promoCode: 'TET-2026', description: 'For TET-2026' }]);
  const use = (playerId: string, promoCode: string) =>
    actions.claimPromoCode(built.member(playerId, { promoCode }));
  expect(await use('ana', ' tet-2026 ')).toBeNull();
  expect(await built.cashOf('ana')).toBe(built.unitsOf('10'));
  expect(await use('ana', 'TET-2026')).toEqual({ refused: 'promotion-had' });
  expect(await codes()).toEqual([]);
  await pause('bob');
  expect(await use('bob', 'TET-2026')).toMatchObject({ refused: 'player-on-break' });
  built.members.set('demo', { type: demoType });
  expect(await use('demo', 'TET-2026')).toEqual({ refused: 'promotion-not-for-you' });
});

test('ten wrong codes lock an hour: no code is found by trying', async () => {
  await built.publish(codeOf('SECRET'));
  const use = (promoCode: string) => actions.claimPromoCode(built.member('ana', { promoCode }));
  for (let at = 0; at < 10; at += 1)
    expect(await use(`GUESS${at}`)).toEqual({ refused: 'promotion-code-unknown' });
  expect(await use('SECRET')).toEqual({ refused: 'promotion-code-often' });
  built.clock.advance(3_600_001);
  expect(await use('SECRET')).toBeNull();
});

test('a code whose promotion is over is closed', async () => {
  await built.publish({ ...codeOf('OLD'), endsAt: built.clock.now() - 1 });
  expect(await actions.claimPromoCode(built.member('ana', { promoCode: 'OLD' }))).toEqual({
    refused: 'promotion-closed',
  });
  expect(given(await actions.getPromoCode(built.member('ana', {})))).toEqual([]);
});
