// Pays a win of a vendor's round.
import { refuse, vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { amountIn, answerMessage, laterOf, refusalOfLater } from '../messages.ts';
import type { VendorsParts } from '../parts.ts';

export const payWin =
  (parts: VendorsParts): Action<typeof vendors.payWin> =>
  async ({ caller: { vendor }, now, input }) => {
    const refusal = await refusalOfLater(parts, vendor, input);
    if (refusal) return refusal;
    const amount = amountIn(input);
    if (amount === undefined) return refuse('amount-invalid');
    const message = { ...laterOf(vendor, input, now), kind: 'win', amount } as const;
    return answerMessage(parts.ports, message, vendors.payWin.refusals);
  };
