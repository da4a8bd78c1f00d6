// Staff decides whether money arrived. “Received” closes the payment in the books, and credits the
// payer of a part; “returned” puts it on hold again, to be paid once more. A larger amount takes a
// second person, and nobody decides about a member whose account they opened.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { withdrawalReturned } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { takeStep } from '../../parts/take-step.ts';
import { readEvidence } from '../../parts/store/evidence.ts';
import { lockPart } from '../../parts/store/writer.ts';
import type { WalletPorts } from '../../ports.ts';
import { postingOf } from '../../withdrawals/actions/posting-of.ts';
import { tellWithdrawal } from '../../withdrawals/actions/tell-withdrawal.ts';
import { netOf } from '../../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../../withdrawals/store/reader.ts';
import { lockWithdrawal, reopenWithdrawal } from '../../withdrawals/store/writer.ts';
import { judgeVerdict } from '../rules/dispute.ts';
import {
  lockDispute,
  readDispute,
  subjectOfDispute,
  writeVerdict,
  type Dispute,
} from '../store/disputes.ts';
import { tellDispute } from './add-payment-evidence.ts';
import { closeReceipt } from '../close-receipt.ts';
import { disputeAfter, hasAnswered } from '../staff-dispute.ts';

type Endpoint = typeof wallet.decideDispute;
type Decision = Call<Endpoint>;

export const decideDispute =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { input, now } = call;
    const refusal = await ports.database.transaction(async (tx) => {
      const dispute = await lockWhole(tx, input.id);
      const whole = dispute && (await readWithdrawal(tx, dispute.withdrawalId));
      if (!dispute || !whole) return refuse('payment-dispute-not-found');
      return judge(ports, tx, { dispute, amount: netOf(whole) }, call);
    });
    return refusal ?? disputeAfter(ports, input.id, now);
  };

/** The withdrawal and its part are locked before the dispute, as everywhere. */
async function lockWhole(tx: Tx, id: string): Promise<Dispute | undefined> {
  const known = await readDispute(tx, id);
  if (known === undefined) return undefined;
  await lockWithdrawal(tx, known.withdrawalId);
  if (known.partId !== null) await lockPart(tx, known.partId);
  return lockDispute(tx, id);
}

interface Judged {
  readonly dispute: Dispute;
  /** Of the whole withdrawal. */
  readonly amount: Units;
}

async function judge(
  ports: WalletPorts,
  tx: Tx,
  { dispute, amount }: Judged,
  { caller: staff, input: { outcome, reason }, now }: Decision,
): Promise<Refusal<RefusalOf<Endpoint>> | undefined> {
  const evidence = await readEvidence(tx, subjectOfDispute(dispute));
  const { staffId, username } = staff;
  const secondFrom = policyUnits(ports.policy().disputeSecondPersonFrom);
  const hasBuyerAnswered = hasAnswered(evidence);
  const verdict = { staffId, outcome, now, secondFrom, hasBuyerAnswered };
  const state = judgeVerdict({ ...dispute, amount }, verdict);
  if (typeof state !== 'string') return state;
  const { proposedByName: other } = dispute;
  const isSecond = dispute.state === 'proposed' && state === 'decided';
  if (isSecond && (await ports.mayBeOne(tx, { staff, other, now })))
    return refuse('second-person-needed');
  for (const memberId of [dispute.sellerId, dispute.buyerId ?? []].flat()) {
    if (await ports.hasOpened(tx, { staff, memberId, now })) return refuse('second-person-needed');
  }
  await writeVerdict(tx, dispute.id, { state, outcome, reason, staffId, username, at: now });
  await ports.audit(tx, {
    staff,
    action: state === 'decided' ? 'decide-dispute' : 'propose-dispute',
    subject: dispute.id,
    before: { state: dispute.state, amount: printUnits(dispute.amount, 2) },
    after: { state, outcome, reason },
  });
  if (state === 'decided') await applyVerdict(ports, tx, dispute, { outcome, now });
  await tellDispute(ports, tx, dispute);
  return undefined;
}

interface Decided {
  readonly outcome: Decision['input']['outcome'];
  readonly now: number;
}

async function applyVerdict(
  ports: WalletPorts,
  tx: Tx,
  { withdrawalId, partId }: Dispute,
  { outcome, now }: Decided,
): Promise<void> {
  if (partId !== null) {
    const part = await lockPart(tx, partId);
    const step = outcome === 'received' ? 'resolve-received' : 'resolve-returned';
    const moved = part && (await takeStep(ports, tx, part, { step, now }));
    if (!moved) throw new Error(`The part ${partId} is not disputed`);
    return;
  }
  const withdrawal = await readWithdrawal(tx, withdrawalId);
  if (withdrawal?.receipt !== 'disputed') throw new Error(`${withdrawalId} is not disputed`);
  if (outcome === 'received') {
    const { receiptIntent: intent, receiptRemark: remark } = withdrawal;
    await closeReceipt(ports, tx, withdrawal, { receipt: 'received', intent, at: now, remark });
    return;
  }
  const posted = await ports.ledger.postIn(tx, postingOf(withdrawalReturned, withdrawal));
  if ('refused' in posted) throw new Error(`The withdrawal ${withdrawalId} is not in transit`);
  await reopenWithdrawal(tx, withdrawalId);
  await tellWithdrawal(ports, tx, (await readWithdrawal(tx, withdrawalId)) ?? withdrawal);
}
