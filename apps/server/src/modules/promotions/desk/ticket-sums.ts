// Tickets that rewards gave, summed by reward: opened, left, and taken back or given up.
import type { OutputOf, promotions } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Claim } from '../rewards/store/claims.ts';
import { openedOf, readTicketsOf } from '../tickets/store/tickets.ts';

export type TicketSums = NonNullable<OutputOf<typeof promotions.decideClaim>['tickets']>;

/** By the ids of the claims; none for one that gave no tickets. */
export async function readTicketSums(
  on: Queryable | Tx,
  claims: readonly Pick<Claim, 'id' | 'rewards'>[],
): Promise<ReadonlyMap<string, TicketSums>> {
  const idsOf = ({ id, rewards }: Pick<Claim, 'id' | 'rewards'>) =>
    rewards.flatMap(({ kind }, place) => (kind === 'ticket' ? [`${id}-${place}`] : []));
  const asked = claims.flatMap(idsOf);
  if (asked.length === 0) return new Map();
  const tickets = await readTicketsOf(on, asked);
  const sums = claims.flatMap((claim): [string, TicketSums][] => {
    const own = idsOf(claim).flatMap((id) => tickets.get(id) ?? []);
    if (own.length === 0) return [];
    const sum = (of: (ticket: (typeof own)[number]) => number) =>
      own.reduce((all, ticket) => all + of(ticket), 0);
    const parts = {
      given: sum(({ given }) => given),
      opened: sum(openedOf),
      left: sum(({ unused }) => unused),
      cancelled: sum(({ cancelled, givenUp }) => cancelled + givenUp.length),
    };
    return [[claim.id, parts]];
  });
  return new Map(sums);
}
