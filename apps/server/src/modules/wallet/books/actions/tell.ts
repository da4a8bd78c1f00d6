// The wallet's live events, always told inside the transaction that made them true; and a balance
// that moved.
import { topicOfPlayer, type LiveEvent } from '@baize/contract';
import type { Posted } from '@baize/ledger';
import { printUnits } from '@baize/money';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';

export type Tell = Pick<WalletPorts, 'tell'>;

type WalletEvent = LiveEvent<
  | 'balance-moved'
  | 'deposit-settled'
  | 'deposit-moved'
  | 'deposit-report-answered'
  | 'deposits-changed'
  | 'deposit-channels-changed'
  | 'withdrawal-moved'
  | 'withdrawals-changed'
>;

export function tellLive({ tell }: Tell, tx: Tx, topic: string, told: WalletEvent): Promise<void> {
  return tell(tx, { ...told, topic });
}

/** Tells the player's cash after a posting that moved it. */
export async function tellBalance(ports: Tell, tx: Tx, posted: Posted): Promise<void> {
  const entry = posted.entries.find(({ account }) => account.kind === 'player-cash');
  if (entry === undefined) return;
  await tellLive(ports, tx, topicOfPlayer(entry.account.owner), {
    event: 'balance-moved',
    payload: {
      currency: entry.account.currency,
      balance: printUnits(entry.after),
      moved: printUnits(entry.amount),
      event: posted.posting.event,
    },
  });
}
