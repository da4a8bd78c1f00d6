// Vouchers: each is used once, by one member, and pays by the rules of its promotion.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Spec } from '../offers/rules/spec.ts';
import { buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';
import { cancelBatch } from './store/vouchers.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
});

const dayMs = 86_400_000;
const byVouchers = (spec: Partial<Spec> = {}) =>
  built.publish(writtenWith({ trigger: 'code', period: 'each', automatic: true, ...spec }));
const make = async (id: string, count: number, days = 7) => {
  const expiresAt = built.clock.now() + days * dayMs;
  const asked = { id, name: `of ${days} days`, count, expiresAt };
  return given(await actions.createVouchers(built.staff(asked)));
};
const use = (playerId: string, promoCode: string) =>
  actions.claimPromoCode(built.member(playerId, { promoCode }));
const cancel = (id: string) =>
  actions.cancelVouchers(built.staff({ id, reason: 'printed wrongly' }));
const batches = async (id: string) => given(await actions.findVouchers(built.staff({ id }))).list;

test('codes are told once for a name, and only their digests are kept', async () => {
  const id = await byVouchers();
  const expiresAt = built.clock.now() + dayMs;
  const call = built.staff({ id, name: 'Flyers', count: 50, expiresAt });
  const { batch, codes } = given(await actions.createVouchers(call));
  expect(new Set(codes).size).toBe(50);
  expect(batch).toMatchObject({
    name: 'Flyers',
    made: 50,
    used: 0,
    left: 50,
    expired: 0,
    cancelled: 0,
  });
  expect(await actions.createVouchers(call)).toEqual({ refused: 'voucher-name-taken' });
  expect(await batches(id)).toEqual([batch]);
  expect(built.audited.at(-1)).toMatchObject({
    action: 'create-vouchers',
    subject: id,
    after: { batch: batch.batchId, count: 50 },
  });
  const { rows } = await database.pool.query('select * from promotions_voucher');
  expect(rows).toHaveLength(50);
  const kept = JSON.stringify([rows, built.audited]);
  for (const code of codes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
  }
});

test('a voucher pays one member once, however it is typed', async () => {
  const id = await byVouchers();
  const { codes, batch } = await make(id, 3);
  const [one = '', two = ''] = codes;
  expect(await use('ana', ` ${one.toLowerCase().replaceAll('-', ' ')}`)).toBeNull();
  expect(await use('ana', one)).toEqual({ refused: 'voucher-used' });
  expect(await use('bob', one)).toEqual({ refused: 'voucher-used' });
  expect(await use('ana', two)).toBeNull();
  expect(await built.cashOf('ana')).toBe(built.unitsOf('20'));
  expect(await built.cashOf('bob')).toBe(0n);
  expect((await batches(id))[0]).toEqual({ ...batch, used: 2, left: 1 });
  const list = given(await actions.getDiscountTicketList(built.member('ana', {})));
  expect(list).toMatchObject([
    { promotionId: id, promotionType: 'PROMOCODE', status: 'claimed', amount: 10 },
    { promotionId: id, promotionType: 'PROMOCODE', status: 'claimed', amount: 10 },
  ]);
  expect(given(await actions.getDiscountTicketList(built.member('bob', {})))).toEqual([]);
});

test('of many who enter one voucher in the same moment one is paid', async () => {
  const id = await byVouchers();
  const [one = ''] = (await make(id, 1)).codes;
  const names = ['ana', 'bob', 'cy', 'di', 'ed', 'fay', 'gus', 'hal'];
  const done = await Promise.all(names.map((name) => use(name, one)));
  expect(done.filter((answer) => answer === null)).toHaveLength(1);
  expect(done.filter((answer) => answer !== null)).toEqual(
    Array.from({ length: 7 }, () => ({ refused: 'voucher-used' })),
  );
  const paid = await Promise.all(names.map((name) => built.cashOf(name)));
  expect(paid.reduce((all, one) => all + one)).toBe(built.unitsOf('10'));
});

test('a voucher is not used up by a refusal of its promotion', async () => {
  const id = await byVouchers({ period: 'once' });
  const [one = '', two = ''] = (await make(id, 2)).codes;
  expect(await use('ana', one)).toBeNull();
  expect(await use('ana', two)).toEqual({ refused: 'promotion-had' });
  given(await built.wagering.actions.takeBreak(built.member('bob', { hours: 24 as const })));
  expect(await use('bob', two)).toMatchObject({ refused: 'player-on-break' });
  expect((await batches(id))[0]).toMatchObject({ used: 1, left: 1 });
  expect(await use('cy', two)).toBeNull();
});

test('expired and cancelled vouchers are refused by name, and what was had stays', async () => {
  const id = await byVouchers();
  const first = await make(id, 2, 1);
  // Listed by when they were made, the newest first.
  built.clock.advance(1000);
  const second = await make(id, 3, 9);
  expect(await use('ana', second.codes[0] ?? '')).toBeNull();
  built.clock.advance(dayMs);
  expect(await use('ana', first.codes[0] ?? '')).toEqual({ refused: 'voucher-expired' });
  const cancelled = given(await cancel(second.batch.batchId));
  expect(cancelled).toMatchObject({ made: 3, used: 1, left: 0, expired: 0, cancelled: 2 });
  expect(built.audited.at(-1)).toMatchObject({
    action: 'cancel-vouchers',
    subject: id,
    before: { left: 2 },
    after: { batch: second.batch.batchId, reason: 'printed wrongly' },
  });
  expect(await use('bob', second.codes[1] ?? '')).toEqual({ refused: 'voucher-cancelled' });
  expect(await built.cashOf('ana')).toBe(built.unitsOf('10'));
  const none = { refused: 'voucher-none-left' };
  expect(await cancel(second.batch.batchId)).toEqual(none);
  expect(await cancel(first.batch.batchId)).toEqual(none);
  expect(await cancel('nothing')).toEqual({ refused: 'voucher-not-found' });
  expect((await batches(id)).map(({ left, expired }) => [left, expired])).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test('of uses and a cancellation in one moment each is counted or refused', async () => {
  const id = await byVouchers();
  const { codes, batch } = await make(id, 6);
  const uses = codes.map((code, at) => use(`member${at}`, code));
  const [cancelled, ...done] = await Promise.all([cancel(batch.batchId), ...uses]);
  const used = done.filter((answer) => answer === null).length;
  const refused = done.filter((answer) => answer !== null);
  expect(refused).toEqual(
    Array.from({ length: 6 - used }, () => ({ refused: 'voucher-cancelled' })),
  );
  const shown = (await batches(id))[0];
  expect(shown).toMatchObject({ used, left: 0 });
  if ('refused' in cancelled) expect(used).toBe(6);
  else expect(shown?.cancelled).toBe(6 - used);
});

test('a batch that is cancelled while its voucher is claimed pays nothing', async () => {
  const id = await byVouchers();
  const { codes, batch } = await make(id, 1);
  const waiting = async () => {
    const { rows } = await database.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  };
  const [asked] = await database.transaction(async (tx) => {
    await cancelBatch(tx, batch.batchId, built.clock.now());
    const using = use('ana', codes[0] ?? '');
    await expect.poll(waiting).toBe(1);
    return [using] as const;
  });
  expect(await asked).toEqual({ refused: 'voucher-cancelled' });
  expect(await built.cashOf('ana')).toBe(0n);
  expect(given(await actions.listRewards(built.member('ana', {}))).list).toEqual([]);
});

test('two who make vouchers of one name in the same moment make them once', async () => {
  const id = await byVouchers();
  const expiresAt = built.clock.now() + dayMs;
  const asked = { id, name: 'Flyers', count: 2, expiresAt };
  const done = await Promise.all([1, 2].map(() => actions.createVouchers(built.staff(asked))));
  expect(done.filter((one) => 'refused' in one)).toEqual([{ refused: 'voucher-name-taken' }]);
  expect(await batches(id)).toHaveLength(1);
});

test('vouchers are made for published and coming promotions by code alone', async () => {
  const expiresAt = built.clock.now() + dayMs;
  let name = 0;
  const create = (id: string, more: object = {}) => {
    name += 1;
    return actions.createVouchers(
      built.staff({ id, name: String(name), count: 1, expiresAt, ...more }),
    );
  };
  expect(await create('none')).toEqual({ refused: 'promotion-not-found' });
  expect(await actions.findVouchers(built.staff({ id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
  const manual = await built.publish(writtenWith({ trigger: 'manual' }));
  expect(await create(manual)).toEqual({ refused: 'voucher-promotion-wrong' });
  const id = await byVouchers();
  expect(await create(id, { expiresAt: built.clock.now() })).toEqual({
    refused: 'voucher-expiry-wrong',
  });
  const [one = ''] = given(await create(id)).codes;
  for (let at = 1; at < 100; at += 1) given(await create(id));
  expect(await create(id)).toEqual({ refused: 'voucher-batches-full' });
  given(await actions.stopPromotion(built.staff({ id, reason: 'over', keepDue: true })));
  expect(await create(id)).toEqual({ refused: 'promotion-stopped' });
  expect(await use('ana', one)).toEqual({ refused: 'promotion-closed' });
});

test('ten wrong vouchers lock an hour, and no code at all is no promotion’s', async () => {
  const id = await byVouchers();
  const [one = ''] = (await make(id, 1)).codes;
  expect(await use('ana', ' ')).toEqual({ refused: 'promotion-code-unknown' });
  for (let at = 0; at < 9; at += 1)
    expect(await use('ana', `ABCD-EFGH-JKLM-NPQ${at + 2 > 9 ? 'R' : at + 2}`)).toEqual({
      refused: 'promotion-code-unknown',
    });
  expect(await use('ana', one)).toEqual({ refused: 'promotion-code-often' });
  built.clock.advance(3_600_001);
  expect(await use('ana', one)).toBeNull();
  expect(given(await actions.getPromoCode(built.member('bob', {})))).toEqual([]);
});

test('a promotion has its code and vouchers beside it', async () => {
  const id = await byVouchers({ code: 'TET', tiers: [{ conditions: [], rewards: [cash('3')] }] });
  const [one = ''] = (await make(id, 1)).codes;
  expect(await use('ana', 'tet')).toBeNull();
  expect(await use('ana', 'tet')).toEqual({ refused: 'promotion-had' });
  expect(await use('ana', one)).toBeNull();
  expect(await built.cashOf('ana')).toBe(built.unitsOf('6'));
});

test('a member’s copy names the vouchers that they used', async () => {
  const id = await byVouchers();
  const [one = ''] = (await make(id, 1)).codes;
  expect(await use('ana', one)).toBeNull();
  const copy = await built.promotions.copyOf({ playerId: 'ana' } as never);
  expect(copy.vouchers).toMatchObject([{ usedAt: built.clock.now() }]);
});
