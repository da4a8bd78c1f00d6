// Tells that a withdrawal took a step.
import { staffTopic, topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { tellLive } from '../../books/actions/tell.ts';
import type { WalletPorts } from '../../ports.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';
import { countPending } from '../store/reader.ts';

/** Tells the player what became of a withdrawal, the desk above, and staff how many wait. */
export async function tellWithdrawal(
  ports: Pick<WalletPorts, 'tell' | 'withdrawalMoved'>,
  tx: Tx,
  withdrawal: Withdrawal,
): Promise<void> {
  const { id, playerId, state, receipt } = withdrawal;
  await ports.withdrawalMoved(tx, withdrawal);
  await tellLive(ports, tx, topicOfPlayer(playerId), {
    event: 'withdrawal-moved',
    payload: { withdrawalId: id, state, receipt },
  });
  await tellLive(ports, tx, staffTopic, {
    event: 'withdrawals-changed',
    payload: { pending: await countPending(tx) },
  });
}
