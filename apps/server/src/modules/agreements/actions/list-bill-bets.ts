// A member's rounds of a bill, for its payer and payee.
import { isRefusal, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billBets } from '../bill-bets.ts';
import { ownBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';

export const listBillBets =
  (ports: AgreementsPorts): Action<typeof agreements.listBillBets> =>
  async ({ caller, input, locale, now }) => {
    const found = await ownBill(ports, input.id, caller.playerId);
    if (isRefusal(found)) return found;
    const page = pageOf(input);
    const asked = { memberId: input.customerId, locale, now, ...page.cut };
    const bets = await billBets(ports, found.row, asked);
    return isRefusal(bets) ? bets : { ...bets, ...page.told(bets.total) };
  };
