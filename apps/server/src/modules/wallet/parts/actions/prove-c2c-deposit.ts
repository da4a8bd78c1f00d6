// The payer shows that the payment was made: from now on the other side has to answer, and silence
// counts as received.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { addEvidence, readEvidenceById } from '../store/evidence.ts';
import { lockOwnMatch, wireMatch } from '../own-match.ts';
import { remadeProof } from '../remade-proof.ts';
import { takeStep } from '../take-step.ts';

export const proveC2cDeposit =
  (ports: WalletPorts): Action<typeof wallet.proveC2cDeposit> =>
  async ({ caller: { playerId: buyerId }, input, intent, now }) => {
    const picture = await remadeProof(input.proof);
    const evidenceId = digestOf(`proof ${buyerId} ${intent}`);
    return ports.database.transaction(async (tx) => {
      const own = await lockOwnMatch(tx, { id: input.id, buyerId });
      if (own === undefined) return refuse('c2c-deposit-not-found');
      const { match, part } = own;
      if (await readEvidenceById(tx, evidenceId)) return wireMatch(ports, tx, match);
      if (part.matchId !== match.id || match.state !== 'matched') return refuse('c2c-not-waiting');
      if (picture === undefined) return refuse('picture-unreadable');
      const moved = await takeStep(ports, tx, part, { step: 'prove', now });
      if (moved === undefined) return refuse('c2c-not-waiting');
      await addEvidence(tx, {
        id: evidenceId,
        subject: match.id,
        author: 'buyer',
        kind: 'payment-proof',
        writerId: buyerId,
        writerName: '',
        message: input.remark?.trim() ?? '',
        picture,
        at: now,
      });
      return wireMatch(ports, tx, match);
    });
  };
