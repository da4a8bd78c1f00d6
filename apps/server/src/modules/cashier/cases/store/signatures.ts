// Signatures of staff over records; they are never changed or taken away.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Keeping } from '../../../../platform/secrets/index.ts';
import { printSigned, type HeldSignature, type Signed } from '../rules/signature.ts';

export interface KeptSignature extends HeldSignature {
  readonly staff: string;
}

const purpose = 'withdrawal';

interface Row extends Omit<Signed, 'at'> {
  readonly staff: string;
  readonly at: Date;
  readonly signature: string;
}

export async function readSignatures(
  on: Queryable | Tx,
  keys: Pick<Keeping, 'digest'>,
  ids: readonly string[],
): Promise<readonly KeptSignature[]> {
  const { rows } = await sql<Row>`select withdrawal_id as "withdrawalId", staff_id as "staffId",
      staff, record, terms, at, signature
    from cashier_signature where withdrawal_id = any(${[...ids]}) order by at`.execute(on);
  return rows.map(({ signature, ...row }) => {
    const signed = { ...row, at: row.at.getTime() };
    return { ...signed, isGenuine: keys.digest(printSigned(signed), purpose) === signature };
  });
}

export async function addSignature(
  tx: Tx,
  keys: Pick<Keeping, 'digest'>,
  { staff, ...given }: Signed & { readonly staff: string },
): Promise<void> {
  const signed = { ...given, at: Math.floor(given.at) };
  const signature = keys.digest(printSigned(signed), purpose);
  await sql`insert into cashier_signature
    (withdrawal_id, staff_id, staff, record, terms, at, signature)
    values (${signed.withdrawalId}, ${signed.staffId}, ${staff}, ${signed.record},
      ${signed.terms}, ${new Date(signed.at)}, ${signature})
    on conflict do nothing`.execute(tx);
}
