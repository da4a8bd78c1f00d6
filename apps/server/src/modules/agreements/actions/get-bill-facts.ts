// A bill with every member's figures, for its payer and payee.
import { isRefusal, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billFacts } from '../bill-members.ts';
import { ownBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';

export const getBillFacts =
  (ports: AgreementsPorts): Action<typeof agreements.getBillFacts> =>
  async ({ caller, input: { id } }) => {
    const found = await ownBill(ports, id, caller.playerId);
    return isRefusal(found) ? found : billFacts(ports, found.row, found.side);
  };
