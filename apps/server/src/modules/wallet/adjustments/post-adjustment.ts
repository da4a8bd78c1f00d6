// Posts a correction in the caller's transaction and writes down the cash before and after it.
import { refuse, type Refusal } from '@baize/contract';
import {
  adjustmentCredited,
  adjustmentDebited,
  depositReversed,
  type Posted,
  type Posting,
} from '@baize/ledger';
import type { Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { creditDeposit } from '../deposits/actions/hear-deposit.ts';
import { lockDeposit } from '../deposits/store/writer.ts';
import type { WalletPorts } from '../ports.ts';
import type { Adjustment } from './rules/adjustment.ts';
import { decideAdjustment } from './store/adjustments.ts';

export interface PostedBy {
  readonly staff: StaffCaller;
  readonly now: number;
}

type PostRefusal = Refusal<'deposit-settled-already' | 'balance-too-low'>;

export async function postAdjustment(
  ports: WalletPorts,
  tx: Tx,
  adjustment: Adjustment,
  { staff, now }: PostedBy,
): Promise<PostRefusal | undefined> {
  const posted = await post(ports, tx, adjustment, now);
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
  now: number,
): Promise<Posted | PostRefusal> {
  if (adjustment.kind !== 'credit') {
    const posted = await ports.ledger.postIn(tx, await postingOf(ports, adjustment));
    if ('refused' in posted) return refuse('balance-too-low');
    await tellBalance(ports, tx, posted);
    return posted;
  }
  const deposit = await lockDeposit(tx, adjustment.depositId);
  if (deposit === undefined || deposit.state === 'success')
    return refuse('deposit-settled-already');
  return creditDeposit(ports, tx, deposit, { amount: adjustment.amount, now });
}

async function postingOf(ports: WalletPorts, adjustment: Adjustment): Promise<Posting> {
  const { id: adjustmentId, kind, playerId, currency, amount, depositId } = adjustment;
  const facts = { adjustmentId, playerId, currency, amount };
  if (kind === 'in') return adjustmentCredited(facts);
  if (kind === 'out') return adjustmentDebited(facts);
  const { cash } = await ports.ledger.balance(playerId, currency);
  return depositReversed({ depositId, playerId, currency, amount, cash });
}

/** A reversal of a deposit that is wholly spent moves no cash. */
function cashOf({ entries }: Posted): { before: Units; after: Units } {
  const entry = entries.find(({ account }) => account.kind === 'player-cash');
  return entry
    ? { before: entry.after - entry.amount, after: entry.after }
    : { before: 0n, after: 0n };
}
