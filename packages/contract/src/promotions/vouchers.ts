// Vouchers: codes for one use that staff make in batches for a promotion by code. Only digests are
// kept, so that the codes are told once, to who made them. Members enter one as a promo code.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, moment, text } from '../kit/schema.ts';

/** In one batch, and batches of one promotion. */
export const vouchersMost = 10_000;
export const voucherBatchesMost = 100;

const batch = Type.Object({
  batchId: id(),
  promotionId: id(),
  name: text(60),
  made: Type.Integer(),
  used: Type.Integer(),
  /** Can still be used; what of `made` is neither used nor left is over or cancelled. */
  left: Type.Integer(),
  expired: Type.Integer(),
  cancelled: Type.Integer(),
  expiresAt: moment(),
  madeAt: moment(),
  madeBy: text(64),
});

const params = Type.Object({ id: id() });
const publishing = {
  wire: 'own',
  who: 'staff',
  permission: 'promotions.publish',
  confirmed: true,
  method: 'POST',
  params,
} as const;

export const promotionsVouchers = {
  findVouchers: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    summary: 'Batches of vouchers of a promotion with what became of them, the newest first',
    method: 'GET',
    path: '/ops/promotions/:id/vouchers',
    params,
    gives: Type.Object({ list: Type.Array(batch) }),
    refusals: ['promotion-not-found'],
  }),
  createVouchers: endpoint({
    ...publishing,
    summary: 'Makes vouchers for a promotion by code, and tells their codes this once',
    path: '/ops/promotions/:id/vouchers',
    body: Type.Object({
      /** One batch of a promotion for each name: asked again, it is refused. */
      name: text(60, 1),
      count: Type.Integer({ minimum: 1, maximum: vouchersMost }),
      expiresAt: moment(),
    }),
    gives: Type.Object({ batch, codes: Type.Array(text(19)) }),
    refusals: [
      'promotion-not-found',
      'promotion-stopped',
      'voucher-promotion-wrong',
      'voucher-expiry-wrong',
      'voucher-name-taken',
      'voucher-batches-full',
    ],
  }),
  cancelVouchers: endpoint({
    ...publishing,
    summary: 'Cancels what was not used of a batch; what members had by the others stays theirs',
    path: '/ops/vouchers/:id/cancel',
    intent: true,
    body: Type.Object({ reason: text(300, 3) }),
    gives: batch,
    refusals: ['voucher-not-found', 'voucher-none-left'],
  }),
};
