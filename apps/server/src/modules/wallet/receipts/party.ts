// Which payment a reader asks about, and which side of it they are: a match, or a withdrawal or
// part that a provider paid. To everybody else it does not exist.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { readMatch, readPart } from '../parts/store/reader.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import type { DisputePlace } from './store/disputes.ts';

export interface Payment extends DisputePlace {
  readonly subject: string;
  readonly sellerId: string;
  readonly buyerId: string | null;
}

export interface Party extends Payment {
  readonly author: 'seller' | 'buyer';
}

async function paymentOf(on: Queryable | Tx, subject: string): Promise<Payment | undefined> {
  const match = await readMatch(on, subject);
  const part = await readPart(on, match?.partId ?? subject);
  if (part !== undefined) {
    const { withdrawalId, id: partId, playerId: sellerId } = part;
    const buyerId = match?.buyerId ?? null;
    return { subject, withdrawalId, partId, matchId: match?.id ?? null, sellerId, buyerId };
  }
  const withdrawal = await readWithdrawal(on, subject);
  if (withdrawal === undefined) return undefined;
  const { id: withdrawalId, playerId: sellerId } = withdrawal;
  return { subject, withdrawalId, partId: null, matchId: null, sellerId, buyerId: null };
}

export async function partyOf(
  on: Queryable | Tx,
  asked: { readonly subject: string; readonly playerId: string },
): Promise<Party | undefined> {
  const payment = await paymentOf(on, asked.subject);
  if (payment?.sellerId === asked.playerId) return { ...payment, author: 'seller' };
  return payment?.buyerId === asked.playerId ? { ...payment, author: 'buyer' } : undefined;
}
