// Tells whoever waits for a message what became of it. Of one that was asked for in another's name
// only how its carrier is: whether there was anybody to send to is never told.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';

export const getDelivery =
  ({ ports }: VerificationParts): Action<typeof verification.getDelivery> =>
  async ({ input }) => {
    const state = await ports.deliveries.stateOf(input.deliveryId);
    return state === undefined ? refuse('message-unknown') : { state };
  };
