// A card says the most that a promotion gives: its highest step, or the dearest prize of its draw.
import { expect, test } from 'vitest';
import { cash, share, writtenWith } from '../testing.ts';
import { cardOf } from './print.ts';
import type { Spec } from './rules/spec.ts';

const givesOf = (spec: Partial<Spec>) => {
  const offer = { id: 'p', version: 1, stage: 'published', keepsDue: true, segment: null } as const;
  const standing = { state: null, claimIds: [] };
  return cardOf({ ...offer, written: writtenWith(spec) }, 'en', standing).gives;
};
const tier = (amount: string) => ({ conditions: [], rewards: [cash(amount)] });

test('the last of several steps is the most; a share says its share and its highest amount', () => {
  expect(givesOf({ tiers: [tier('10')] })).toMatchObject({ share: 0, most: null, isTop: false });
  const most = givesOf({ tiers: [tier('10'), tier('25')] });
  expect(most).toMatchObject({ isTop: true, reward: { kind: 'cash', amount: '25' } });
  const part = cash('0', { share: { ...share('net-loss', 500), max: '2000' } });
  expect(givesOf({ tiers: [{ conditions: [], rewards: [part] }] })).toMatchObject({
    share: 500,
    most: '2000',
  });
});

test('a race gives up to the prize of its first place', () => {
  const tiers = [tier('500'), tier('25')];
  const most = givesOf({ trigger: 'race', tiers });
  expect(most).toMatchObject({ isTop: true, reward: { amount: '500' } });
});

test('a draw gives up to its dearest prize, money before points', () => {
  const segment = (...rewards: ReturnType<typeof cash>[]) => ({ weight: 1, stock: null, rewards });
  const draw = (...segments: ReturnType<typeof segment>[]) =>
    givesOf({
      trigger: 'draw',
      period: 'each',
      tiers: [],
      draw: { look: 'wheel', tickets: true, aDay: 0, segments },
    });
  const points = cash('5000', { kind: 'points' });
  const all = draw(segment(points), segment(), segment(cash('20')), segment(cash('500')));
  expect(all).toMatchObject({ isTop: true, reward: { kind: 'cash', amount: '500' } });
  expect(draw(segment(), segment())).toBeNull();
});
