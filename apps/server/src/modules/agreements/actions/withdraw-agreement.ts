// The payer withdraws a draft or an offer that waits. What is in force stays in force.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { lockParty, openVersion, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { cancel, closeOpenVersion } from '../store/writer.ts';

export const withdrawAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.withdrawAgreement> =>
  async ({ caller, input: { id }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      const { row, versions, side } = party;
      const isOpen = openVersion(versions) !== undefined;
      if (side !== 'payer' || !isOpen) return refuse('agreement-state-fixed');
      const end = 'withdrawn' as const;
      await closeOpenVersion(tx, { agreementId: id, state: 'cancelled', now, end });
      if (row.state !== 'approved') await cancel(tx, id, end);
      await tellParties(ports, tx, row);
      return undefined;
    });
    return refused ?? agreementInFull(ports, id, { viewer: 'payer', now });
  };
