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
  | 'deposits-blocked'
  | 'team-transfer-moved'
  | 'deposit-moved'
  | 'deposit-report-answered'
  | 'deposits-changed'
  | 'deposit-channels-changed'
  | 'match-moved'
  | 'withdrawal-moved'
  | 'withdrawals-changed'
>;

export function tellLive({ tell }: Tell, tx: Tx, topic: string, told: WalletEvent): Promise<void> {
  return tell(tx, { ...told, topic });
}

/** Tells each player what they can stake after a posting that moved it. */
export async function tellBalance(ports: Tell, tx: Tx, posted: Posted): Promise<void> {
  for (const { account, after, amount } of posted.entries) {
    if (account.kind !== 'player-cash') continue;
    const { owner, currency } = account;
    const bonus = posted.entries.find(
      ({ account: other }) => other.kind === 'player-bonus' && other.owner === owner,
    );
    const there = (await readPurses(tx, owner, currency)).get('player-bonus') ?? 0n;
    await tellLive(ports, tx, topicOfPlayer(owner), {
      event: 'balance-moved',
      payload: {
        currency,
        balance: printUnits(after + there),
        moved: printUnits(amount + (bonus?.amount ?? 0n)),
        event: posted.posting.event,
      },
    });
  }
}
