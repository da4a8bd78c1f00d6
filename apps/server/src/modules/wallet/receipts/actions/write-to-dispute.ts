// Staff writes to both sides of an open dispute.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { addEvidence } from '../../parts/store/evidence.ts';
import type { WalletPorts } from '../../ports.ts';
import { lockDispute, subjectOfDispute } from '../store/disputes.ts';
import { tellDispute } from './add-payment-evidence.ts';
import { disputeAfter } from '../staff-dispute.ts';

export const writeToDispute =
  (ports: WalletPorts): Action<typeof wallet.writeToDispute> =>
  async ({ caller: staff, input, intent, now }) => {
    const refusal = await ports.database.transaction(async (tx) => {
      const dispute = await lockDispute(tx, input.id);
      if (dispute === undefined) return refuse('payment-dispute-not-found');
      if (dispute.state === 'decided') return refuse('dispute-decided');
      const isNew = await addEvidence(tx, {
        id: digestOf(`evidence ${dispute.id} ${staff.staffId} ${intent}`),
        subject: subjectOfDispute(dispute),
        author: 'staff',
        kind: 'message',
        writerId: staff.staffId,
        writerName: staff.username,
        message: input.message.trim(),
        picture: null,
        at: now,
      });
      if (isNew) await tellDispute(ports, tx, dispute);
      return undefined;
    });
    return refusal ?? disputeAfter(ports, input.id, now);
  };
