// Vouchers of a batch: each is used, left, expired or cancelled.
import { expect, test } from 'vitest';
import { countsOf, refusalOfVoucher, type VoucherBatch } from './voucher-batch.ts';

const batch: VoucherBatch = {
  id: 'b',
  promotionId: 'p',
  name: 'Flyers',
  made: 10,
  used: 3,
  expiresAt: 1000,
  madeAt: 0,
  madeBy: 'olga',
  cancelledAt: null,
};

test.each([
  ['left', {}, 999, { left: 7, expired: 0, cancelled: 0 }],
  ['expired', {}, 1000, { left: 0, expired: 7, cancelled: 0 }],
  ['cancelled', { cancelledAt: 5 }, 1000, { left: 0, expired: 0, cancelled: 7 }],
])('of ten the seven that were not used are %s', (_, change, now, counts) => {
  expect(countsOf({ ...batch, ...change }, now)).toEqual(counts);
});

test.each([
  [true, null, 0, 'voucher-used'],
  [true, 5, 2000, 'voucher-used'],
  [false, 5, 2000, 'voucher-cancelled'],
  [false, null, 1000, 'voucher-expired'],
])('used: %s, cancelled at %s, at %s it is refused as %s', (isUsed, cancelledAt, now, refused) => {
  expect(refusalOfVoucher({ isUsed, batch: { ...batch, cancelledAt } }, now)).toEqual({ refused });
});

test('one that is left can be used until its last millisecond', () => {
  expect(refusalOfVoucher({ isUsed: false, batch }, 999)).toBeUndefined();
});
