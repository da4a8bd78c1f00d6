// Staff lets a member who did not pay pay other members again.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { lockBuyer, writeBuyer } from '../store/buyers.ts';

export const unblockBuyer =
  (ports: WalletPorts): Action<typeof wallet.unblockBuyer> =>
  async ({ caller: staff, input: { id: playerId, reason } }) => {
    if (!(await ports.usernames([playerId])).has(playerId)) return refuse('member-not-found');
    return ports.database.transaction(async (tx) => {
      const buyer = await lockBuyer(tx, playerId);
      await writeBuyer(tx, playerId, { ...buyer, blockedUntil: null, unpaidInRow: 0 });
      await ports.audit(tx, {
        staff,
        action: 'unblock-buyer',
        subject: playerId,
        before: { blockedUntil: buyer.blockedUntil },
        after: { blockedUntil: null, reason },
      });
      return { blockedUntil: null };
    });
  };
