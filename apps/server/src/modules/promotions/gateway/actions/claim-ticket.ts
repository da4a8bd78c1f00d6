// Opens a draw by a ticket of any look, for a client of the family.
import { ticketKinds, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { openTicket } from '../open-ticket.ts';

export const claimTicket =
  (ports: WithOffers): Action<typeof promotions.claimTicket> =>
  ({ caller: { playerId }, input: { transactionId }, now }) =>
    openTicket(ports, { transactionId, playerId, now }, ticketKinds);
