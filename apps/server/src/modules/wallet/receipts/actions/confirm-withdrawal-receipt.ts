// The player says whether a paid withdrawal reached them. A yes closes it in the books; a no leaves
// the money in transit until people have looked into it. Silence is answered by the house.
import { refuse, type wallet } from '@baize/contract';
import { withdrawalReceived } from '@baize/ledger';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { isSilent, refusalOfReceipt, type Receipt, type Withdrawal } from '../rules/withdrawal.ts';
import { readWithdrawal } from '../store/reader.ts';
import { lockWithdrawal, writeReceipt } from '../store/writer.ts';
import { postingOf } from './posting-of.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { wireWithdrawal } from './wire-withdrawal.ts';

export const confirmWithdrawalReceipt =
  (ports: WalletPorts): Action<typeof wallet.confirmWithdrawalReceipt> =>
  async ({ caller, input, intent, now }) =>
    ports.database.transaction(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, input.refId);
      if (withdrawal?.playerId !== caller.playerId) return refuse('withdrawal-not-found');
      const scoped = `player ${intent}`;
      if (withdrawal.receiptIntent === scoped) return wireWithdrawal(withdrawal);
      const refusal = refusalOfReceipt(withdrawal);
      if (refusal !== undefined) return refuse(refusal);
      const receipt = input.received ? 'received' : 'disputed';
      const answer = { receipt, intent: scoped, at: now, remark: input.remark ?? '' } as const;
      return wireWithdrawal(await close(ports, tx, withdrawal, answer));
    });

/**
 * The house answers for a player who was silent for too long; false when there is nothing to say.
 */
export function forceReceipt(ports: WalletPorts, id: string, now: number): Promise<boolean> {
  return ports.database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal === undefined || !isSilent(withdrawal, now)) return false;
    const answer = { receipt: 'forced-received', intent: '', at: now, remark: '' } as const;
    await close(ports, tx, withdrawal, answer);
    return true;
  });
}

interface ReceiptAnswer {
  readonly receipt: Exclude<Receipt, 'not-received'>;
  readonly intent: string;
  readonly at: number;
  readonly remark: string;
}

async function close(
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
