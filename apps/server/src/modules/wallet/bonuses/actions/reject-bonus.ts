// Staff rejects a proposed bonus; nothing was given yet.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { endBonus } from '../store/writer.ts';
import { decideBonus } from './staff-bonus.ts';

export const rejectBonus =
  (ports: WalletPorts): Action<typeof wallet.rejectBonus> =>
  ({ caller: staff, input: { id }, locale, now }) =>
    decideBonus(ports, {
      staff,
      action: 'reject-bonus',
      id,
      locale,
      async decide(tx, { state }) {
        if (state !== 'proposed') return refuse('bonus-not-proposed');
        const by = staff.username;
        await endBonus(tx, id, { state: 'rejected', lost: 0n, by, reason: '', now });
        return undefined;
      },
    });
