// The answer to the wallet below: each step of a withdrawal is written into its case in the same
// transaction.
import type { Tx } from '../../../platform/database/index.ts';
import type { Withdrawal } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { writeStep } from './store/cases.ts';

/** Told once for each withdrawal; the rules hear it. */
export const caseOpened = 'case-opened';

export async function withdrawalMoved(
  { outbox }: Pick<CashierPorts, 'outbox'>,
  tx: Tx,
  withdrawal: Withdrawal,
): Promise<void> {
  const isNew = await writeStep(tx, withdrawal);
  if (!isNew || withdrawal.state !== 'pending') return;
  await outbox.tell(tx, { event: caseOpened, payload: { withdrawalId: withdrawal.id } });
}
