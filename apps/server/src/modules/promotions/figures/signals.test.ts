// Signs of abuse over real rounds and rewards: members of one device, and play without risk.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildPromotions, writtenWith, type BuiltPromotions } from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
let promotionId: string;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
  promotionId = await built.publish(writtenWith({ trigger: 'signed-in' }));
});

async function claimed(playerId: string): Promise<string> {
  await built.tell('player-signed-in', playerId, { playerId });
  const [due] = given(await actions.listRewards(built.member(playerId, {}))).list;
  const id = due?.claimId ?? '';
  given(await actions.claimReward(built.member(playerId, { id })));
  return id;
}
const signalsOf = async (id: string) =>
  given(await actions.getRewardSignals(built.staff({ id }))).signals;
const found = async () =>
  given(await actions.findPromotionSignals(built.staff({ id: promotionId })));

test('members of one device are named, and whether they had the promotion too', async () => {
  for (const playerId of ['ana', 'bob', 'cy']) built.devices.set(playerId, 'phone');
  const id = await claimed('ana');
  expect(await signalsOf(id)).toMatchObject([{ signal: 'same-device', members: 2, had: 0 }]);
  await claimed('cy');
  await claimed('dan');
  const [signal] = await signalsOf(id);
  expect(signal).toMatchObject({ had: 1, named: [{ username: 'cy' }, { username: 'bob' }] });
  const { looked, list } = await found();
  expect(looked).toBe(3);
  expect(list.map(({ username }) => username).toSorted()).toEqual(['ana', 'cy']);
});

test('rounds that pay nearly their stake are play without risk', async () => {
  const [id, risky] = [await claimed('ana'), await claimed('bob')];
  await built.fund('ana', '1000');
  await built.fund('bob', '1000');
  for (let round = 0; round < 20; round += 1) {
    await built.play('ana', '10', built.unitsOf('9.9'));
    await built.play('bob', '10', round % 2 === 0 ? built.unitsOf('20') : 0n);
  }
  expect(await signalsOf(id)).toMatchObject([{ signal: 'low-risk', percent: 100 }]);
  expect(await signalsOf(risky)).toEqual([]);
});

test('members who keep the same bank account are linked', async () => {
  const id = await claimed('ana');
  for (const [playerId, digest] of [
    ['ana', 'x'],
    ['bob', 'x'],
    ['cy', 'y'],
  ] as const)
    await database.pool.query(
      `insert into wallet_bank_card (id, player_id, bank_code, bank_name, number_sealed,
        number_digest, number_end, card_holder, created_at)
      values ($1, $1, 'BDO', 'BDO', 'sealed', $2, '1234', 'A', now())`,
      [playerId, digest],
    );
  expect(await signalsOf(id)).toMatchObject([
    { signal: 'same-payee', members: 1, named: [{ username: 'bob' }] },
  ]);
});

test('an unknown reward or promotion is refused', async () => {
  expect(await actions.getRewardSignals(built.staff({ id: 'none' }))).toEqual({
    refused: 'reward-not-found',
  });
  expect(await actions.findPromotionSignals(built.staff({ id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});
