// Batches of vouchers, and each voucher by the digest of its code.
import { voucherBatchesMost } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { VoucherBatch } from '../rules/voucher-batch.ts';

type Row = Omit<VoucherBatch, 'expiresAt' | 'madeAt' | 'cancelledAt'> & {
  readonly expiresAt: Date;
  readonly madeAt: Date;
  readonly cancelledAt: Date | null;
};

const columns = sql`b.id, b.promotion_id as "promotionId", b.name, b.made, b.used,
  b.expires_at as "expiresAt", b.made_at as "madeAt", b.made_by as "madeBy",
  b.cancelled_at as "cancelledAt"`;

const batchOf = (row: Row): VoucherBatch => ({
  ...row,
  expiresAt: row.expiresAt.getTime(),
  madeAt: row.madeAt.getTime(),
  cancelledAt: row.cancelledAt?.getTime() ?? null,
});

/** Its name is free, under the promotion's lock. */
export async function addBatch(
  tx: Tx,
  batch: Omit<VoucherBatch, 'made' | 'used' | 'cancelledAt'>,
  digests: readonly string[],
): Promise<void> {
  const { id, promotionId, name, expiresAt, madeAt, madeBy } = batch;
  await sql`insert into promotions_voucher_batch
      (id, promotion_id, name, made, expires_at, made_at, made_by)
    values (${id}, ${promotionId}, ${name}, ${digests.length}, ${new Date(expiresAt)},
      ${new Date(madeAt)}, ${madeBy})`.execute(tx);
  await sql`insert into promotions_voucher (digest, batch_id)
    select digest, ${id} from unnest(${digests}::text[]) as digest`.execute(tx);
}

export async function readBatches(
  on: Queryable | Tx,
  promotionId: string,
): Promise<readonly VoucherBatch[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_voucher_batch as b
    where promotion_id = ${promotionId} order by made_at desc, id
    limit ${voucherBatchesMost}`.execute(on);
  return rows.map(batchOf);
}

export async function lockBatch(tx: Tx, id: string): Promise<VoucherBatch | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_voucher_batch as b
    where id = ${id} for update`.execute(tx);
  return rows[0] && batchOf(rows[0]);
}

export async function cancelBatch(tx: Tx, id: string, now: number): Promise<void> {
  await sql`update promotions_voucher_batch set cancelled_at = ${new Date(now)}
    where id = ${id}`.execute(tx);
}

export interface Voucher {
  readonly digest: string;
  readonly isUsed: boolean;
  readonly batch: VoucherBatch;
}

/** Of two members who use one voucher at once the second waits, and finds it used. */
export async function lockVoucher(tx: Tx, digest: string): Promise<Voucher | undefined> {
  const { rows } = await sql<Row & { isUsed: boolean }>`select ${columns},
      v.claim_id is not null as "isUsed"
    from promotions_voucher as v join promotions_voucher_batch as b on b.id = v.batch_id
    where v.digest = ${digest} for update of v`.execute(tx);
  if (rows[0] === undefined) return undefined;
  const { isUsed, ...batch } = rows[0];
  return { digest, isUsed, batch: batchOf(batch) };
}

export interface VoucherUse {
  readonly digest: string;
  readonly batchId: string;
  readonly playerId: string;
  readonly claimId: string;
  readonly now: number;
}

/** Under the voucher's lock; false: staff cancelled its batch meanwhile. */
export async function useVoucher(
  tx: Tx,
  { digest, batchId, playerId, claimId, now }: VoucherUse,
): Promise<boolean> {
  const { rows } = await sql`update promotions_voucher_batch set used = used + 1
    where id = ${batchId} and cancelled_at is null returning 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`update promotions_voucher set player_id = ${playerId}, claim_id = ${claimId},
      used_at = ${new Date(now)} where digest = ${digest} and claim_id is null`.execute(tx);
  return true;
}

/** Claims by the vouchers that the member used last. */
export async function readUsedBy(
  on: Queryable,
  playerId: string,
  count: number,
): Promise<readonly { readonly claimId: string; readonly usedAt: number }[]> {
  const { rows } = await sql<{ claimId: string; at: Date }>`select claim_id as "claimId",
      used_at as at
    from promotions_voucher where player_id = ${playerId}
    order by used_at desc, claim_id limit ${count}`.execute(on);
  return rows.map(({ claimId, at }) => ({ claimId, usedAt: at.getTime() }));
}
