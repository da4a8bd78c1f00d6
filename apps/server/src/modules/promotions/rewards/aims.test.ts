// Segments and groups hold for every trigger, as the transaction sees them: also in a process that
// has not heard of a change.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Spec } from '../offers/rules/spec.ts';
import { buildPromotions, writtenWith, type BuiltPromotions } from '../testing.ts';

const filter = {
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: null,
  depositsMax: null,
};
let built: BuiltPromotions;
let other: BuiltPromotions;
beforeEach(async () => {
  const database = await freshDatabase();
  built = buildPromotions(database);
  other = buildPromotions(database);
});

const rewardsOf = async (playerId: string) =>
  given(await built.promotions.actions.listRewards(built.member(playerId, {}))).total;
const code = (promoCode: string, playerId = 'ana', by = other) =>
  by.promotions.actions.claimPromoCode(by.member(playerId, { promoCode }));
const deposited = (depositId: string, by = other) =>
  by.tell('deposit-settled', 'ana', { depositId, amount: '100', state: 'success' });

/** A promotion for a segment that staff make narrower while another process does not hear of it. */
async function narrowed(spec: Partial<Spec>): Promise<string> {
  const { actions } = built.promotions;
  const made = given(await actions.createSegment(built.staff({ name: 'All', ...filter })));
  const segment = made.segmentId;
  const { audience } = writtenWith({}).spec;
  const id = await built.publish(writtenWith({ audience: { ...audience, segment }, ...spec }));
  await other.promotions.start();
  await other.promotions.stop();
  const edit = { id: segment, version: 1, name: 'All', ...filter, levelMin: 9 };
  given(await actions.editSegment(built.staff(edit)));
  return id;
}

type Come = (id: string) => Promise<unknown>;
const signedIn: Come = () => other.tell('player-signed-in', 'ana', { playerId: 'ana' });
const comings: readonly [Spec['trigger'], Come][] = [
  ['signed-in', signedIn],
  ['registered', () => other.tell('member-registered', 'ana')],
  ['level-reached', () => other.tell('vip-level-changed', 'ana', { rises: true })],
  ['deposit', () => deposited('d1')],
  ['code', () => code('GIFT')],
  [
    'manual',
    (id) =>
      other.promotions.actions.grantReward(other.staff({ id, username: 'ana', reason: 'loyal' })),
  ],
  [
    'application',
    (id) =>
      other.promotions.actions.applyForPromotion(
        other.member('ana', { id, version: 1, remark: 'please', pictures: [] }, 'apply'),
      ),
  ],
  [
    'play',
    async () => {
      await signedIn('');
      for (const job of other.promotions.jobs) await job?.run();
    },
  ],
];

test.each(comings)('a member outside the segment is due nothing by %s', async (trigger, come) => {
  const id = await narrowed({ trigger, code: trigger === 'code' ? 'GIFT' : '' });
  await come(id);
  expect(await rewardsOf('ana')).toBe(0);
  built.levels.set('ana', 9);
  other.clock.advance(86_400_000);
  other.levels.set('ana', 9);
  await come(id);
  if (trigger === 'deposit') await deposited('d2');
  expect(await rewardsOf('ana')).toBe(1);
});

test('a voucher of a member outside the segment stays unused', async () => {
  const id = await narrowed({ trigger: 'code' });
  const batch = { id, name: 'June', count: 1, expiresAt: built.clock.now() + 86_400_000 };
  const { codes } = given(await built.promotions.actions.createVouchers(built.staff(batch)));
  expect(await code(codes[0] ?? '')).toEqual({ refused: 'promotion-not-for-you' });
  other.levels.set('ana', 9);
  expect(await code(codes[0] ?? '')).toBeNull();
});

test('a code of a group is refused while another promotion of it is open', async () => {
  await built.publish(writtenWith({ trigger: 'code', code: 'FIRST', group: 'welcome' }));
  await built.publish(writtenWith({ trigger: 'code', code: 'SECOND', group: 'welcome' }));
  const both = await Promise.all([code('FIRST', 'ana', built), code('SECOND', 'ana', built)]);
  expect(both.filter((one) => one === null)).toHaveLength(1);
  expect(both).toContainEqual({ refused: 'promotion-group-taken' });
  expect(await code('SECOND', 'bob', built)).toBeNull();
});

test('one deposit gives one promotion of a group, and none beside a joined one', async () => {
  const group = 'welcome';
  for (let at = 0; at < 2; at += 1)
    await built.publish(writtenWith({ trigger: 'deposit', period: 'each', group }));
  await deposited('d1', built);
  expect(await rewardsOf('ana')).toBe(1);
  const [due] = given(await built.promotions.actions.listRewards(built.member('ana', {}))).list;
  const claim = built.member('ana', { id: due?.claimId ?? '' });
  given(await built.promotions.actions.claimReward(claim));
  const id = await built.publish(writtenWith({ trigger: 'play', joins: true, group }));
  given(await built.promotions.actions.joinPromotion(built.member('ana', { id, version: 1 })));
  await deposited('d2', built);
  const { list } = given(await built.promotions.actions.listRewards(built.member('ana', {})));
  expect(list.filter(({ promotionId }) => promotionId !== id)).toHaveLength(1);
});
