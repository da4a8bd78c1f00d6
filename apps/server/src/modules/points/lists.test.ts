// Points as members and staff read them: rates, the mall, entries, exchanges.
import { parseUnits } from '@baize/money';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/index.ts';
import { given } from '../../platform/call/testing.ts';
import { buildPoints } from './testing.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const rates = {
  earn: [{ category: 'RNG' as const, stake: '10' }],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null },
};
const cap = {
  kind: 'gift' as const,
  points: 300,
  amount: '0',
  stock: 2,
  picture: '',
  names: { en: 'Cap', vi: 'Mũ' },
  details: { en: 'A green cap' },
  isOn: true,
};
let built: ReturnType<typeof buildPoints>;
let actions: ReturnType<typeof buildPoints>['points']['actions'];
beforeEach(async () => {
  built = buildPoints(await freshDatabase());
  ({ actions } = built.points);
});

const saveRates = async () =>
  given(await actions.savePointScheme(built.staff({ version: 0, ...rates })));
const addGood = async (more: object = {}) => {
  built.clock.advance(1);
  return given(await actions.createPointGood(built.staff({ ...cap, ...more })));
};
const redeem = async (playerId: string, goodId: string) => {
  const sent = { recipient: 'Ana', mobile: '0917', address: 'Manila', paymentPassword: 'secret' };
  const asked = { goodId, quantity: 1, points: 300, ...sent };
  return given(await actions.redeemPointReward(built.member(playerId, asked)));
};

test('until staff set rates, nothing earns and nothing is exchanged', async () => {
  const config = given(await actions.getPointConfig(built.member('ana', {})));
  expect(config).toMatchObject({ earn: [], deposit: null, isConverting: false });
  await built.play('ana', units('1000'));
  expect(given(await actions.getPointBalance(built.member('ana', {}))).balance).toBe(0);
  await saveRates();
  expect(given(await actions.getPointConfig(built.member('ana', {})))).toEqual({
    earn: rates.earn,
    deposit: rates.deposit,
    ratio: rates.ratio,
    step: rates.step,
    isConverting: true,
    currency: 'PHP',
    givesFrom: null,
    moneyLeft: null,
    moneyFrom: null,
  });
});

test('staff read the rates beside what members have, and what it is worth', async () => {
  await saveRates();
  await built.play('ana', units('1000'));
  await built.play('bob', units('500'));
  const shown = given(await actions.getPointScheme(built.staff({})));
  expect(shown).toMatchObject({ version: 1, outstanding: 150, worth: '1.5000' });
});

test('ways to use points are those that have a good on offer, and money', async () => {
  const ways = async () => {
    const list = given(await actions.getPointRewardConversionType(built.member('ana', {})));
    return list.filter(({ enabled }) => enabled).map(({ type }) => type);
  };
  expect(await ways()).toEqual([]);
  await saveRates();
  await addGood();
  await addGood({ kind: 'live', isOn: false });
  expect(await ways()).toEqual(['gift', 'money']);
});

test('the mall shows goods that are on, by kind, in the reader’s language', async () => {
  await addGood();
  await addGood({ kind: 'live', names: { en: 'Dinner' } });
  await addGood({ isOn: false });
  const mall = async (input: object, locale = 'en') => {
    const { list } = given(await actions.getPointReward({ ...built.member('ana', input), locale }));
    return list.map(({ name }) => name);
  };
  expect(await mall({})).toEqual(['Dinner', 'Cap']);
  expect(await mall({ type: 'gift' }, 'vi')).toEqual(['Mũ']);
  const { list } = given(await actions.findPointGoods(built.staff({})));
  expect(list).toHaveLength(3);
});

test('an edit needs the version that was read and keeps goods right', async () => {
  const { goodId: id } = await addGood();
  const edit = (more: object) =>
    actions.editPointGood(built.staff({ id, version: 1, ...cap, ...more }));
  expect(await edit({ amount: '0.001' })).toEqual({ refused: 'point-good-wrong' });
  expect(await edit({ id: 'none' })).toEqual({ refused: 'point-good-not-found' });
  expect(given(await edit({ stock: 9, points: 400 }))).toMatchObject({
    version: 2,
    stock: 9,
    points: 400,
  });
  expect(await edit({ stock: 5 })).toEqual({ refused: 'point-good-changed' });
  const { before, after } = built.audited.at(-1) ?? {};
  expect([before, after]).toMatchObject([{ stock: 2 }, { stock: 9 }]);
});

test('an edit from before an exchange is refused: it would give its stock back', async () => {
  await saveRates();
  await built.play('ana', units('4000'));
  const { goodId: id, version } = await addGood();
  await redeem('ana', id);
  const edited = { id, version, ...cap };
  expect(await actions.editPointGood(built.staff(edited))).toEqual({
    refused: 'point-good-changed',
  });
  const { list } = given(await actions.findPointGoods(built.staff({})));
  expect(list).toMatchObject([{ stock: 1, version: version + 1 }]);
});

test('a member reads every change of their points alone, the newest first', async () => {
  await saveRates();
  await built.play('ana', units('4000'));
  await built.deposit('ana', '250', 'd1');
  const { goodId } = await addGood();
  const { redemptionId } = await redeem('ana', goodId);
  const entries = async (playerId: string, page: object = {}) =>
    given(await actions.listPointEntries(built.member(playerId, page)));
  const { list, total } = await entries('ana');
  expect(total).toBe(3);
  expect(
    list.map(({ kind, category, points, balance }) => [kind, category, points, balance]),
  ).toEqual([
    ['redeemed', '', -300, 102],
    ['deposit', 'deposit', 2, 402],
    ['play', 'RNG', 400, 400],
  ]);
  expect(list[0]?.reference).toBe(redemptionId);
  expect((await entries('ana', { pageNo: 2, pageSize: 2 })).list.map(({ kind }) => kind)).toEqual([
    'play',
  ]);
  expect((await entries('bob')).total).toBe(0);
});

test('staff find exchanges with the address; members see their own without it', async () => {
  await saveRates();
  for (const name of ['ana', 'bob']) await built.play(name, units('4000'));
  const { goodId } = await addGood();
  const first = await redeem('ana', goodId);
  await redeem('bob', goodId);
  const find = async (search: object) => given(await actions.findRedemptions(built.staff(search)));
  expect(await find({})).toMatchObject({ total: 2, processing: 2 });
  const { list } = await find({ username: 'ana' });
  expect(list).toMatchObject([{ username: 'ana', address: 'Manila', state: 'processing' }]);
  const decision = { id: first.redemptionId, approve: true, answer: '' };
  given(await actions.decideRedemption(built.staff(decision)));
  expect(await find({ state: 'approved' })).toMatchObject({ total: 1, processing: 1 });
  expect(await actions.findRedemptions(built.staff({ username: 'nobody' }))).toEqual({
    refused: 'member-not-found',
  });
  const mine = given(await actions.getRedeemPointList(built.member('ana', {})));
  expect(mine).toMatchObject({ total: 1, list: [{ name: 'Cap', state: 'approved' }] });
  expect(mine.list[0]).not.toHaveProperty('address');
});
