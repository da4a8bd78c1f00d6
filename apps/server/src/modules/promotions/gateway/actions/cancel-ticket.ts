// The member gives up a ticket of theirs; again says the same.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { lockMember } from '../../offers/store/joins.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { tellRewards } from '../../rewards/tell.ts';
import { giveUpTicket, readTicketsOf } from '../../tickets/store/tickets.ts';
import { ticketNamed } from '../rules/ticket-type.ts';

export const cancelTicket =
  (ports: PromotionsPorts): Action<typeof promotions.cancelTicket> =>
  async ({ caller: { playerId }, input: { transactionId }, now }) => {
    const named = ticketNamed(transactionId);
    if (named === undefined) return refuse('ticket-unknown');
    return ports.database.transaction(async (tx) => {
      await lockMember(tx, playerId);
      const given = (await readTicketsOf(tx, [named.ticketId])).get(named.ticketId);
      if (given?.playerId !== playerId) return refuse('ticket-unknown');
      if (await giveUpTicket(tx, named, { playerId, now })) {
        await tellRewards(ports, tx, playerId);
        return null;
      }
      return given.givenUp.includes(named.number) ? null : refuse('ticket-missing');
    });
  };
