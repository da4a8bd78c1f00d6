// Claims the reward of a promotion by a voucher, which is used with it or not at all.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import { digestOf } from '../../../platform/secrets/index.ts';
import { isRunning } from '../offers/rules/offer.ts';
import { lockMember } from '../offers/store/joins.ts';
import { claimByCode, type CodeRefusal } from '../rewards/claim-by-code.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import { refusalOfVoucher, type VoucherRefusal } from './rules/voucher-batch.ts';
import { plainCode } from './rules/voucher-code.ts';
import { lockVoucher, useVoucher } from './store/vouchers.ts';

export const digestOfVoucher = (plain: string): string => digestOf(`voucher ${plain}`);

class CancelledMeanwhile extends Error {}

export interface VoucherAsked {
  readonly typed: string;
  readonly playerId: string;
  readonly now: number;
}

type Refused = CodeRefusal | VoucherRefusal | Refusal<'promotion-code-unknown'>;

export async function claimVoucher(
  ports: WithOffers,
  { typed, playerId, now }: VoucherAsked,
): Promise<Refused | undefined> {
  const plain = plainCode(typed);
  if (plain === undefined) return refuse('promotion-code-unknown');
  const digest = digestOfVoucher(plain);
  const work = ports.database.transaction(async (tx) => {
    await lockMember(tx, playerId);
    const voucher = await lockVoucher(tx, digest);
    if (voucher === undefined) return refuse('promotion-code-unknown');
    const refused = refusalOfVoucher(voucher, now);
    if (refused) return refused;
    const { id: batchId, promotionId } = voucher.batch;
    const offer = ports.offers.find(promotionId);
    if (offer?.written.spec.trigger !== 'code' || !isRunning(offer, now))
      return refuse('promotion-closed');
    // Where it can be had each time, each voucher is a time of its own.
    const asked = { offer, playerId, each: `v${digest.slice(0, 30)}`, now };
    const claim = await claimByCode(ports, tx, asked);
    if (isRefusal(claim)) return claim;
    const use = { digest, batchId, playerId, claimId: claim.id, now };
    if (!(await useVoucher(tx, use))) throw new CancelledMeanwhile();
    return undefined;
  });
  return work.catch((error: unknown) => {
    if (error instanceof CancelledMeanwhile) return refuse('voucher-cancelled');
    throw error;
  });
}
