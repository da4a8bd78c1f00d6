// Staff withdraw a draft or an offer that waits. What is in force stays in force.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { openVersion, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { lockLife } from '../store/lock-life.ts';
import { lockAgreement, readVersions } from '../store/reader.ts';
import { cancel, closeOpenVersion } from '../store/writer.ts';

export const withdrawAgreementByStaff =
  (ports: AgreementsPorts): Action<typeof agreements.withdrawAgreementByStaff> =>
  async ({ caller, input: { id, reason }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      await lockLife(tx);
      const row = await lockAgreement(tx, id);
      if (row === undefined) return refuse('agreement-not-found');
      const open = openVersion((await readVersions(tx, [id])).get(id) ?? []);
      if (open === undefined) return refuse('agreement-state-fixed');
      const end = 'staff' as const;
      await closeOpenVersion(tx, { agreementId: id, state: 'cancelled', now, end, reason });
      if (row.state !== 'approved') await cancel(tx, id, end);
      await tellParties(ports, tx, row);
      await ports.audit(tx, {
        staff: caller,
        action: 'withdraw-agreement',
        subject: `agreement:${id}`,
        before: { version: open.number, state: open.state },
        after: { state: 'cancelled', reason },
      });
      return undefined;
    });
    return isRefusal(refused) ? refused : agreementInFull(ports, id, { viewer: 'staff', now });
  };
