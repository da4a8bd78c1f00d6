// A member's standing in team transfers, for staff: what was sent today, and whether they are off.
import { refuse, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { startOfToday } from '../send-money.ts';
import { readSent, readTransfersOff } from '../store/reader.ts';

export const getMemberTransfers =
  (ports: WalletPorts): Action<typeof wallet.getMemberTransfers> =>
  async ({ input: { id }, now }) => {
    const member = await ports.memberFile(id);
    if (!member) return refuse('member-not-found');
    const on = ports.database.kysely;
    const search = { playerId: id, currency: member.currency, since: startOfToday(now) };
    const [sent, off] = await Promise.all([readSent(on, search), readTransfersOff(on, [id])]);
    return {
      sentToday: printUnits(sent.amount),
      countToday: sent.count,
      off: off.get(id) ?? null,
    };
  };
