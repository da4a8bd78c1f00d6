// A dispute as the console reads it, and the place where it is kept.
import type { OutputOf, wallet } from '@baize/contract';

export type Dispute = OutputOf<typeof wallet.getDispute>;

export const disputeKey = (id: string) => ['disputes', 'one', id] as const;
