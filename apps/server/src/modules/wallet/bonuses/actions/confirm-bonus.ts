// A second member of staff confirms a proposed bonus.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { startNextIn } from '../start-next.ts';
import { confirmProposed } from '../store/writer.ts';
import { decideBonus } from './staff-bonus.ts';

export const confirmBonus =
  (ports: WalletPorts): Action<typeof wallet.confirmBonus> =>
  ({ caller: staff, input: { id }, locale, now }) =>
    decideBonus(ports, {
      staff,
      action: 'confirm-bonus',
      id,
      locale,
      async decide(tx, bonus) {
        const { playerId: memberId, grantedBy: other } = bonus;
        const isOwn = other === staff.username || (await ports.mayBeOne(tx, { staff, other, now }));
        if (isOwn || (await ports.hasOpened(tx, { staff, memberId, now })))
          return refuse('second-person-needed');
        if (bonus.state !== 'proposed') return refuse('bonus-not-proposed');
        const paused = await ports.refusalOfPause(memberId, now);
        if (paused) return paused;
        await confirmProposed(tx, id, staff.username);
        await startNextIn(ports, tx, bonus, now);
        return undefined;
      },
    });
