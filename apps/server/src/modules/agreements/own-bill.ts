// Finds a bill for its payer or payee; anybody else gets the answer of what does not exist.
import { refuse, type Refusal } from '@baize/contract';
import type { AgreementsPorts } from './ports.ts';
import { viewerOf } from './shown.ts';
import { readBill, type BillRow } from './store/bill-rows.ts';

export async function ownBill(
  { database }: Pick<AgreementsPorts, 'database'>,
  id: string,
  agentId: string,
): Promise<
  { readonly row: BillRow; readonly side: 'payer' | 'payee' } | Refusal<'bill-not-found'>
> {
  const row = await readBill(database.kysely, id);
  const side = row && viewerOf(row, agentId);
  return row && side ? { row, side } : refuse('bill-not-found');
}
