// A batch of vouchers: why one of it cannot be used, and how many still can.
import { refuse, type Refusal } from '@baize/contract';

export interface VoucherBatch {
  readonly id: string;
  readonly promotionId: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
  readonly expiresAt: number;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly cancelledAt: number | null;
}

export type VoucherRefusal = Refusal<'voucher-used' | 'voucher-cancelled' | 'voucher-expired'>;

export function refusalOfVoucher(
  { isUsed, batch }: { readonly isUsed: boolean; readonly batch: VoucherBatch },
  now: number,
): VoucherRefusal | undefined {
  if (isUsed) return refuse('voucher-used');
  if (batch.cancelledAt !== null) return refuse('voucher-cancelled');
  return batch.expiresAt <= now ? refuse('voucher-expired') : undefined;
}

/** What was not used is left, cancelled or expired: whichever came first. */
export function countsOf({ made, used, expiresAt, cancelledAt }: VoucherBatch, now: number) {
  const rest = made - used;
  if (cancelledAt !== null) return { left: 0, expired: 0, cancelled: rest };
  return expiresAt <= now
    ? { left: 0, expired: rest, cancelled: 0 }
    : { left: rest, expired: 0, cancelled: 0 };
}
