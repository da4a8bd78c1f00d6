// The wallet's live events, always told inside the transaction that made them true; and a balance
// that moved.
import { topicOfPlayer, type LiveEvent } from '@baize/contract';
import type { Posted } from '@baize/ledger';
import { printUnits } from '@baize/money';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readPurses } from '../store/purses.ts';

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

/** Tells what the player can stake after a posting that moved it. */
export async function tellBalance(ports: Tell, tx: Tx, posted: Posted): Promise<void> {
  const entry = posted.entries.find(({ account }) => account.kind === 'player-cash');
  if (entry === undefined) return;
  const { owner, currency } = entry.account;
  const bonus = posted.entries.find(({ account }) => account.kind === 'player-bonus');
  const there = (await readPurses(tx, owner, currency)).get('player-bonus') ?? 0n;
  await tellLive(ports, tx, topicOfPlayer(owner), {
    event: 'balance-moved',
    payload: {
      currency,
      balance: printUnits(entry.after + there),
      moved: printUnits(entry.amount + (bonus?.amount ?? 0n)),
      event: posted.posting.event,
    },
  });
}
