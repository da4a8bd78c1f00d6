// The evidence of both sides of a payment, for one of them. A proposal of staff is not told before
// it is decided.
import { refuse, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readEvidence, type Evidence } from '../../parts/store/evidence.ts';
import type { WalletPorts } from '../../ports.ts';
import { readLastDispute, type Dispute } from '../store/disputes.ts';
import { partyOf } from '../party.ts';

type Shown = Exclude<AnswerOf<typeof wallet.getPaymentDispute>, Refusal>;

export const getPaymentDispute =
  ({ database }: WalletPorts): Action<typeof wallet.getPaymentDispute> =>
  async ({ caller: { playerId }, input: { id: subject } }) => {
    const on = database.kysely;
    const party = await partyOf(on, { subject, playerId });
    if (party === undefined) return refuse('payment-dispute-not-found');
    const [dispute, list] = await Promise.all([
      readLastDispute(on, party),
      readEvidence(on, subject),
    ]);
    return {
      author: party.author,
      dispute: dispute === undefined ? null : shownDispute(dispute),
      list: list.map(shownEvidence),
    };
  };

export function shownDispute(dispute: Dispute): NonNullable<Shown['dispute']> {
  const isDecided = dispute.state === 'decided';
  return {
    state: isDecided ? 'decided' : 'open',
    outcome: isDecided ? (dispute.outcome ?? '') : '',
    reason: isDecided ? dispute.reason : '',
    openedAt: dispute.openedAt,
    answerBy: dispute.answerBy,
    decidedAt: dispute.decidedAt,
  };
}

export const shownEvidence = ({ id, author, kind, message, hasPicture, at }: Evidence) => ({
  evidenceId: id,
  author,
  kind,
  message,
  hasPicture,
  at,
});
