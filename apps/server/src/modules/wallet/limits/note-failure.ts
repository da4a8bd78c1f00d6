// Notes that a deposit failed and blocks its means, or all of them, when it was one too many. The
// player is told with the block.
import { topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { tellLive } from '../books/actions/tell.ts';
import type { WalletPorts } from '../ports.ts';
import { blockAfter, everyMeans, type FailurePolicy } from './rules/failures.ts';
import { failTry, lockFailures, readBlocks, readFailures, writeBlock } from './store/failures.ts';

/** Failures of a longer time ago lead to nothing. */
const lookBackMs = 2 * 24 * 3_600_000;

export async function noteDepositFailure(
  ports: WalletPorts,
  tx: Tx,
  { depositId, now }: { readonly depositId: string; readonly now: number },
): Promise<void> {
  const failed = await failTry(tx, depositId, now);
  if (failed === undefined) return;
  const { playerId, means } = failed;
  await lockFailures(tx, playerId);
  const failures = await readFailures(tx, playerId, now - lookBackMs);
  const blocks = await readBlocks(tx, playerId, now);
  const block = blockAfter({ failures, blocks, means, now }, failurePolicy(ports));
  if (block === undefined) return;
  await writeBlock(tx, playerId, block);
  const isAll = block.means === everyMeans;
  await ports.tellMemberNotice(
    tx,
    playerId,
    isAll ? 'deposits-suspended' : 'deposit-means-blocked',
  );
  await tellLive(ports, tx, topicOfPlayer(playerId), { event: 'deposits-blocked', payload: {} });
}

function failurePolicy({ policy }: WalletPorts): FailurePolicy {
  const { depositFailuresMax: most, depositFailureMinutes: minutes, depositBlockHours } = policy();
  return { most, minutes, blockHours: depositBlockHours };
}
