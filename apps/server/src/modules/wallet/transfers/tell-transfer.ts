// Tells both sides of a team transfer that it was done or taken back: live, and by way of notices
// in the inbox.
import { topicOfPlayer } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellLive } from '../books/actions/tell.ts';
import type { WalletPorts } from '../ports.ts';
import { nameShown, type TeamTransfer } from './rules/team-transfer.ts';

export async function tellTransfer(
  ports: WalletPorts,
  tx: Tx,
  transfer: TeamTransfer,
): Promise<void> {
  const { id: transferId, senderId, receiverId, amount, state } = transfer;
  const names = await ports.usernames([senderId, receiverId]);
  const sides = [
    { side: 'sent', readerId: senderId, otherId: receiverId },
    { side: 'received', readerId: receiverId, otherId: senderId },
  ] as const;
  for (const { side, readerId, otherId } of sides) {
    const name = nameShown(transfer, readerId, names.get(otherId) ?? '');
    await tellLive(ports, tx, topicOfPlayer(readerId), {
      event: 'team-transfer-moved',
      payload: { transferId, side, name, amount: printUnits(amount), state },
    });
  }
}
