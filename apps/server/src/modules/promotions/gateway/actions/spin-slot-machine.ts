// Opens a prize slot by a ticket of it, for a client of the family.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { openTicket } from '../open-ticket.ts';

export const spinSlotMachine =
  (ports: WithOffers): Action<typeof promotions.spinSlotMachine> =>
  ({ caller: { playerId }, input: { transactionId }, now }) =>
    openTicket(ports, { transactionId, playerId, now }, ['slot']);
