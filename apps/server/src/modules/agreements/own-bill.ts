// Finds a bill for its payer or payee; anybody else gets the answer of what does not exist.
import { refuse, topicOfPlayer, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
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

/** Both sides read their bills again. */
export async function tellBill(
  { outbox }: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { payerId, payeeId }: Pick<BillRow, 'payerId' | 'payeeId'>,
): Promise<void> {
  for (const agentId of payerId === null ? [payeeId] : [payerId, payeeId]) {
    const topic = topicOfPlayer(agentId);
    await outbox.tell(tx, { event: 'bills-changed', topic, payload: {} });
  }
}
