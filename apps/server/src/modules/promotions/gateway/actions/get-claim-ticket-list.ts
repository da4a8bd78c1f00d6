// The member's tickets one by one, of one state: usable ones those that end first, others of what
// was given last.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readOpenedNumbers } from '../../draws/store/openings.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { numbersOf } from '../../tickets/rules/ticket-numbers.ts';
import { readNewest, readTickets } from '../../tickets/store/tickets.ts';
import { ticketTypeOf, transactionIdOf } from '../rules/ticket-type.ts';

const most = 200;

export const getClaimTicketList =
  ({ database }: PromotionsPorts): Action<typeof promotions.getClaimTicketList> =>
  async ({ caller: { playerId }, input: { status = 'AVAILABLE' }, now }) => {
    const on = database.kysely;
    const tickets =
      status === 'AVAILABLE'
        ? await readTickets(on, playerId, now)
        : await readNewest(on, playerId);
    const opened = await readOpenedNumbers(
      on,
      tickets.map(({ id }) => id),
    );
    const list = tickets.flatMap((ticket) => {
      const { id: ticketId, kind, givenAt, expiresAt } = ticket;
      const numbered = {
        ...ticket,
        opened: opened.get(ticketId) ?? [],
        isOver: expiresAt <= now,
      };
      return numbersOf(numbered, status).map((number) => ({
        transactionId: transactionIdOf({ ticketId, number }),
        type: ticketTypeOf[kind],
        status,
        createTime: givenAt,
        expireTime: expiresAt,
      }));
    });
    return list.slice(0, most);
  };
