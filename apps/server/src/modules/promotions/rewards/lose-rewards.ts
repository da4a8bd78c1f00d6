// Cancels everything that waits for a member who closes their account: what is due, what staff have
// not decided, tickets, and what they joined. Identity holds the account's row, which every giver
// shares, so nothing new comes meanwhile.
import type { Tx } from '../../../platform/database/index.ts';
import type { Leaving } from '../../../platform/module/index.ts';
import { leaveAll } from '../offers/store/joins.ts';
import { cancelTicketsOf } from '../tickets/store/tickets.ts';
import { cancelOpenOf } from './store/claims.ts';

export async function loseRewards(tx: Tx, { playerId, at: now }: Leaving): Promise<bigint> {
  await leaveAll(tx, { playerId, now });
  await cancelOpenOf(tx, { playerId, now });
  await cancelTicketsOf(tx, { playerId, now });
  return 0n;
}
