// One bill for its payer or payee, with everything it is made of.
import { isRefusal, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import { ownBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';

export const getBill =
  (ports: AgreementsPorts): Action<typeof agreements.getBill> =>
  async ({ caller, input: { id } }) => {
    const found = await ownBill(ports, id, caller.playerId);
    return isRefusal(found) ? found : billInFull(ports, found.row, found.side);
  };
