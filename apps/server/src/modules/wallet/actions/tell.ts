// The wallet's events, always told inside the transaction that made them true: a balance that
// moved, a deposit that was settled or refused, a withdrawal that took a step.
import { staffTopic, topicOfPlayer, type LiveEvent } from '@baize/contract';
import type { Posted } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';
import { countPending } from '../store/withdrawals/reader.ts';

type Tell = Pick<WalletPorts, 'tell'>;

type WalletEvent = LiveEvent<
  'balance-moved' | 'deposit-settled' | 'withdrawal-moved' | 'withdrawals-changed'
>;

function tellLive({ tell }: Tell, tx: Tx, topic: string, told: WalletEvent): Promise<void> {
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

export function tellDeposit(
  ports: Tell,
  tx: Tx,
  deposit: { id: string; playerId: string; amount: Units; state: 'success' | 'refused' },
): Promise<void> {
  return tellLive(ports, tx, topicOfPlayer(deposit.playerId), {
    event: 'deposit-settled',
    payload: {
      depositId: deposit.id,
      amount: printUnits(deposit.amount),
      state: deposit.state,
    },
  });
}

/** Tells the player what became of a withdrawal, and staff how many wait. */
export async function tellWithdrawal(
  ports: Tell,
  tx: Tx,
  { id, playerId, state, receipt }: Withdrawal,
): Promise<void> {
  await tellLive(ports, tx, topicOfPlayer(playerId), {
    event: 'withdrawal-moved',
    payload: { withdrawalId: id, state, receipt },
  });
  await tellLive(ports, tx, staffTopic, {
    event: 'withdrawals-changed',
    payload: { pending: await countPending(tx) },
  });
}
