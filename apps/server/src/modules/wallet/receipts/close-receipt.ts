// The answer of a whole paid withdrawal, the player's or that of their silence. A yes closes it in
// the books; a no leaves the money in transit until people have looked into it.
import { withdrawalReceived } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { postingOf } from '../withdrawals/actions/posting-of.ts';
import { tellWithdrawal } from '../withdrawals/actions/tell-withdrawal.ts';
import { isSilent, type Receipt, type Withdrawal } from '../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import { lockWithdrawal, writeReceipt } from '../withdrawals/store/writer.ts';

export interface ReceiptAnswer {
  readonly receipt: Exclude<Receipt, 'not-received'>;
  readonly intent: string;
  readonly at: number;
  readonly remark: string;
}

export async function closeReceipt(
  ports: WalletPorts,
  tx: Tx,
  withdrawal: Withdrawal,
  answer: ReceiptAnswer,
): Promise<Withdrawal> {
  if (answer.receipt !== 'disputed') {
    const posted = await ports.ledger.postIn(tx, postingOf(withdrawalReceived, withdrawal));
    if ('refused' in posted) throw new Error(`The withdrawal ${withdrawal.id} is not in transit`);
  }
  await writeReceipt(tx, withdrawal.id, answer);
  const closed = (await readWithdrawal(tx, withdrawal.id)) ?? withdrawal;
  await tellWithdrawal(ports, tx, closed);
  return closed;
}

/**
 * The house answers for a player who was silent for too long; false when there is nothing to say.
 */
export function forceReceipt(ports: WalletPorts, id: string, now: number): Promise<boolean> {
  return ports.database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal === undefined || !isSilent(withdrawal, now)) return false;
    const answer = { receipt: 'forced-received', intent: '', at: now, remark: '' } as const;
    await closeReceipt(ports, tx, withdrawal, answer);
    return true;
  });
}
