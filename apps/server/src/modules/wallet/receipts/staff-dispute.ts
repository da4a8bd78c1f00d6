// A dispute as the console sees it: in a list, and whole with what both sides showed.
import { refuse, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import { masked } from '../accounts/rules/accounts.ts';
import { policyUnits } from '../books/actions/policy-units.ts';
import { readBuyer } from '../parts/store/buyers.ts';
import { readEvidence, type Evidence } from '../parts/store/evidence.ts';
import { readPartsById } from '../parts/store/reader.ts';
import type { WalletPorts } from '../ports.ts';
import { netOf } from '../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import { isHeard, needsSecond } from './rules/dispute.ts';
import { readDispute, subjectOfDispute, type Dispute } from './store/disputes.ts';

export type StaffDispute = Exclude<AnswerOf<typeof wallet.getDispute>, Refusal>;
export type ListedDispute = Exclude<AnswerOf<typeof wallet.listDisputes>, Refusal>['list'][number];

/** Rows of a list, with the names and the numbers of parts that they speak of. */
export async function listedDisputes(
  ports: WalletPorts,
  disputes: readonly Dispute[],
): Promise<ListedDispute[]> {
  const people = disputes.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId ?? []].flat());
  const names = await ports.usernames([...new Set(people)]);
  const partIds = disputes.flatMap(({ partId }) => partId ?? []);
  const parts = await readPartsById(ports.database.kysely, partIds);
  const named = (playerId: string) => ({ playerId, username: names.get(playerId) ?? '' });
  return disputes.map((dispute) => ({
    disputeId: dispute.id,
    withdrawalId: dispute.withdrawalId,
    partNumber: parts.find(({ id }) => id === dispute.partId)?.number ?? null,
    seller: named(dispute.sellerId),
    buyer: dispute.buyerId === null ? null : named(dispute.buyerId),
    currency: dispute.currency,
    amount: printUnits(dispute.amount),
    state: dispute.state,
    outcome: dispute.outcome ?? '',
    reason: dispute.reason,
    openedAt: dispute.openedAt,
    answerBy: dispute.answerBy,
    decidedAt: dispute.decidedAt,
    proposedBy: dispute.proposedByName,
    decidedBy: dispute.decidedByName,
  }));
}

export async function staffDispute(
  ports: WalletPorts,
  id: string,
  now: number,
): Promise<StaffDispute | Refusal<'payment-dispute-not-found'>> {
  const on = ports.database.kysely;
  const dispute = await readDispute(on, id);
  const withdrawal = dispute && (await readWithdrawal(on, dispute.withdrawalId));
  if (!dispute || !withdrawal) return refuse('payment-dispute-not-found');
  const [listed] = await listedDisputes(ports, [dispute]);
  if (listed === undefined) return refuse('payment-dispute-not-found');
  const evidence = await readEvidence(on, subjectOfDispute(dispute));
  const secondFrom = policyUnits(ports.policy().disputeSecondPersonFrom);
  const { buyerId } = dispute;
  return {
    ...listed,
    bankName: withdrawal.bankName,
    cardHolder: withdrawal.cardHolder,
    cardNumber: masked(withdrawal.numberEnd),
    decidable: isHeard(dispute, { hasBuyerAnswered: hasAnswered(evidence), now }),
    needsSecond: needsSecond(netOf(withdrawal), secondFrom),
    reliability: buyerId === null ? null : await reliabilityOf(ports, buyerId),
    evidence: evidence.map(({ id: evidenceId, author, kind, message, hasPicture, at, ...by }) => ({
      evidenceId,
      author,
      kind,
      writer: by.writerName,
      message,
      hasPicture,
      at,
    })),
  };
}

/** Whether the payer wrote in the dispute; their proof of the payment came before it. */
export const hasAnswered = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ author, kind }) => author === 'buyer' && kind === 'message');

async function reliabilityOf({ database }: WalletPorts, buyerId: string) {
  const { settled, unpaid, lost, blockedUntil } = await readBuyer(database.kysely, buyerId);
  return { settled, unpaid, lost, blockedUntil };
}

/** What a step of staff gives: the dispute was there a moment ago. */
export async function disputeAfter(
  ports: WalletPorts,
  id: string,
  now: number,
): Promise<StaffDispute> {
  const dispute = await staffDispute(ports, id, now);
  if ('refused' in dispute) throw new Error(`The dispute ${id} is gone`);
  return dispute;
}
