// The tickets that the member can use.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { readTickets } from '../store/tickets.ts';

export const listTickets =
  ({ database }: PromotionsPorts): Action<typeof promotions.listTickets> =>
  async ({ caller: { playerId }, now }) => {
    const tickets = await readTickets(database.kysely, playerId, now);
    const list = tickets.map(({ id, unused, kind, given, givenAt, expiresAt }) => ({
      ticketId: id,
      kind,
      given,
      left: unused,
      givenAt,
      expiresAt,
    }));
    return { list };
  };
