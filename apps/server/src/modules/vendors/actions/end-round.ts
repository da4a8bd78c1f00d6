// Ends a vendor's round: stakes that were not rolled back are lost.
import { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { answerMessage, laterOf, refusalOfLater } from '../messages.ts';
import type { VendorsParts } from '../parts.ts';

export const endRound =
  (parts: VendorsParts): Action<typeof vendors.endRound> =>
  async ({ caller: { vendor }, now, input }) => {
    const refusal = await refusalOfLater(parts, vendor, input);
    if (refusal) return refusal;
    const message = { ...laterOf(vendor, input, now), kind: 'end' } as const;
    return answerMessage(parts.ports, message, vendors.endRound.refusals);
  };
