// Staff switch team transfers off for a member, sending and receiving alike, or on again.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readTransfersOff } from '../store/reader.ts';
import { switchTransfersOff, switchTransfersOn } from '../store/writer.ts';

export const setMemberTransfers =
  (ports: WalletPorts): Action<typeof wallet.setMemberTransfers> =>
  async ({ caller: staff, input: { id, on, reason }, now }) => {
    if (!(await ports.memberFile(id))) return refuse('member-not-found');
    return ports.database.transaction(async (tx) => {
      const before = (await readTransfersOff(tx, [id])).size === 0;
      const off = { at: now, by: staff.username, reason };
      await (on ? switchTransfersOn(tx, id) : switchTransfersOff(tx, id, off));
      await ports.audit(tx, {
        staff,
        action: 'set-member-transfers',
        subject: `member:${id}`,
        before: { on: before },
        after: { on, reason },
      });
      return { done: true } as const;
    });
  };
