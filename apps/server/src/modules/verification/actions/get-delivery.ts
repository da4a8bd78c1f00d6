// Tells the person who waits for a message what became of it. Of a message asked for in another's
// name it tells only how its carrier is, never whether there is a recipient.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';

export const getDelivery =
  ({ ports }: VerificationParts): Action<typeof verification.getDelivery> =>
  async ({ input }) => {
    const state = await ports.deliveries.stateOf(input.deliveryId);
    return state === undefined ? refuse('message-unknown') : { state };
  };
