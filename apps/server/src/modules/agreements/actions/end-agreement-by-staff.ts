// Staff end an agreement: its running period is still billed, and what the payee gave below on its
// strength ends with it.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { endAgreement } from '../end-agreement.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { lockLife } from '../store/lock-life.ts';
import { lockAgreement } from '../store/reader.ts';

export const endAgreementByStaff =
  (ports: AgreementsPorts): Action<typeof agreements.endAgreementByStaff> =>
  async ({ caller, input: { id, reason }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      await lockLife(tx);
      const row = await lockAgreement(tx, id);
      if (row === undefined) return refuse('agreement-not-found');
      if (row.state !== 'approved' || row.endsAt !== null) return refuse('agreement-state-fixed');
      const asked = { row, end: 'staff', askedBy: 'staff', reason, now } as const;
      const ended = await endAgreement(ports, tx, asked);
      await ports.audit(tx, {
        staff: caller,
        action: 'end-agreement',
        subject: `agreement:${id}`,
        before: { state: row.state },
        after: { ends: ended.map((one) => one.id), reason },
      });
      return undefined;
    });
    return isRefusal(refused) ? refused : agreementInFull(ports, id, { viewer: 'staff', now });
  };
