// One side of an open dispute writes, with a picture if there is one.
import { refuse, topicOfPlayer, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { tellLive } from '../../books/actions/tell.ts';
import { remadeProof } from '../../parts/remade-proof.ts';
import { addEvidence, readEvidence, readEvidenceById } from '../../parts/store/evidence.ts';
import type { WalletPorts } from '../../ports.ts';
import { tellWithdrawal } from '../../withdrawals/actions/tell-withdrawal.ts';
import { readWithdrawal } from '../../withdrawals/store/reader.ts';
import { lockDispute, readLastDispute, type Dispute } from '../store/disputes.ts';
import { shownEvidence } from './get-payment-dispute.ts';
import { partyOf } from '../party.ts';

/** More than this from one side says nothing new. */
const mostOfOneSide = 30;

export const addPaymentEvidence =
  (ports: WalletPorts): Action<typeof wallet.addPaymentEvidence> =>
  async ({ caller: { playerId }, input, intent, now }) => {
    const on = ports.database.kysely;
    const { id: subject, picture: sent } = input;
    const message = input.message.trim();
    const party = await partyOf(on, { subject, playerId });
    const last = party && (await readLastDispute(on, party));
    if (party === undefined || last === undefined) return refuse('payment-dispute-not-found');
    const id = digestOf(`evidence ${subject} ${playerId} ${intent}`);
    const earlier = await readEvidenceById(on, id);
    if (earlier) return shownEvidence(earlier);
    const picture = sent === undefined ? null : await remadeProof(sent);
    return ports.database.transaction(async (tx) => {
      const dispute = await lockDispute(tx, last.id);
      if (dispute?.state === 'decided') return refuse('dispute-decided');
      if (message === '' && sent === undefined) return refuse('evidence-empty');
      const said = (await readEvidence(tx, subject)).filter(
        ({ writerId }) => writerId === playerId,
      );
      if (said.length >= mostOfOneSide) return refuse('evidence-too-often');
      if (picture === undefined) return refuse('picture-unreadable');
      const author = party.author;
      const kind = 'message';
      const writer = { writerId: playerId, writerName: '' };
      await addEvidence(tx, { id, subject, author, kind, ...writer, message, picture, at: now });
      await tellDispute(ports, tx, last);
      const kept = { id, subject, author, kind, ...writer, message, at: now } as const;
      return shownEvidence({ ...kept, hasPicture: picture !== null });
    });
  };

/** Both sides, and staff, read the dispute again. */
export async function tellDispute(ports: WalletPorts, tx: Tx, dispute: Dispute): Promise<void> {
  const withdrawal = await readWithdrawal(tx, dispute.withdrawalId);
  if (withdrawal !== undefined) await tellWithdrawal(ports, tx, withdrawal);
  const { buyerId, matchId } = dispute;
  if (buyerId === null || matchId === null) return;
  await tellLive(ports, tx, topicOfPlayer(buyerId), {
    event: 'match-moved',
    payload: { depositId: matchId, state: 'disputed' },
  });
}
