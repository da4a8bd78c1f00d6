// Staff takes an open bonus back by its rules. What was released is the member's own and stays.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { takeBack } from '../end-bonus.ts';
import { isOpen } from '../take-bonus.ts';
import { decideBonus } from './staff-bonus.ts';

export const forfeitBonus =
  (ports: WalletPorts): Action<typeof wallet.forfeitBonus> =>
  ({ caller: staff, input: { id, reason }, locale, now }) =>
    decideBonus(ports, {
      staff,
      action: 'forfeit-bonus',
      id,
      locale,
      async decide(tx, bonus) {
        const { playerId: memberId } = bonus;
        if (await ports.hasOpened(tx, { staff, memberId, now }))
          return refuse('second-person-needed');
        if (!(await isOpen(tx, bonus))) return refuse('bonus-not-open');
        await takeBack(ports, tx, bonus, { state: 'forfeited', by: staff.username, reason, now });
        return undefined;
      },
    });
