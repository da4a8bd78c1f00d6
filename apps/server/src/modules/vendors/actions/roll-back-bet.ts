// Gives a bet of a vendor's round back, or refuses in advance one that has not come.
import { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { answerMessage, laterOf, refusalOfLater } from '../messages.ts';
import type { VendorsParts } from '../parts.ts';

export const rollBackBet =
  (parts: VendorsParts): Action<typeof vendors.rollBackBet> =>
  async ({ caller: { vendor }, now, input }) => {
    const refusal = await refusalOfLater(parts, vendor, input);
    if (refusal) return refusal;
    const message = {
      ...laterOf(vendor, input, now),
      kind: 'rollback',
      betRef: input.bet,
    } as const;
    return answerMessage(parts.ports, message, vendors.rollBackBet.refusals);
  };
