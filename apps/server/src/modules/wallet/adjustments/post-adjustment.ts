// Posts a correction in the caller's transaction and writes down the cash before and after it.
import { refuse, type Refusal } from '@baize/contract';
import { adjustmentCredited, adjustmentDebited, type Posted } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import { reverseCredited } from '../deposits/reverse-deposit.ts';
import { isCreditable, isMatched } from '../deposits/rules/deposit.ts';
import { lockDeposit } from '../deposits/store/writer.ts';
import type { WalletPorts } from '../ports.ts';
import type { Adjustment } from './rules/adjustment.ts';
import { decideAdjustment } from './store/adjustments.ts';

export interface PostedBy {
  readonly staff: StaffCaller;
  readonly now: number;
}

type PostRefusal = Refusal<'deposit-settled-already' | 'deposit-not-settled' | 'balance-too-low'>;

export async function postAdjustment(
  ports: WalletPorts,
  tx: Tx,
  adjustment: Adjustment,
  { staff, now }: PostedBy,
): Promise<PostRefusal | undefined> {
  const posted = await post(ports, tx, adjustment, { staff, now });
  if ('refused' in posted) return posted;
  await decideAdjustment(tx, adjustment.id, {
    state: 'posted',
    by: staff.staffId,
    byName: staff.username,
    at: now,
    decision: '',
    cash: cashOf(posted),
  });
  return undefined;
}

async function post(
  ports: WalletPorts,
  tx: Tx,
  adjustment: Adjustment,
  { staff, now }: PostedBy,
): Promise<Posted | PostRefusal> {
  const { id: adjustmentId, kind, playerId, currency, amount, depositId, proof } = adjustment;
  if (kind === 'in' || kind === 'out') {
    const posting = kind === 'in' ? adjustmentCredited : adjustmentDebited;
    const posted = await ports.ledger.postIn(
      tx,
      posting({ adjustmentId, playerId, currency, amount }),
    );
    if ('refused' in posted) return refuse('balance-too-low');
    await tellBalance(ports, tx, posted);
    return posted;
  }
  const deposit = await lockDeposit(tx, depositId);
  if (kind === 'reversal') {
    // What pays another member has come from nobody's provider.
    const isSettled = deposit?.state === 'success' && deposit.reversedAt === null;
    if (!isSettled || isMatched(deposit)) return refuse('deposit-not-settled');
    return reverseCredited(ports, tx, deposit, { amount, now });
  }
  if (!deposit || !isCreditable(deposit)) return refuse('deposit-settled-already');
  const arrived = { amount, now, by: staff.username, note: proof };
  return creditDeposit(ports, tx, deposit, arrived);
}

/** A reversal of a deposit that is wholly spent moves no cash. */
function cashOf({ entries }: Posted): { before: Units; after: Units } {
  const entry = entries.find(({ account }) => account.kind === 'player-cash');
  return entry
    ? { before: entry.after - entry.amount, after: entry.after }
    : { before: 0n, after: 0n };
}
