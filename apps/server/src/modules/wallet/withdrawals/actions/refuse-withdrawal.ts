// Staff refuses a withdrawal that is not on its way; the held money goes back in the same step.
import { refuse, type wallet } from '@baize/contract';
import { withdrawalRefused } from '@baize/ledger';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { mayRefuse } from '../rules/withdrawal.ts';
import { readLastPayout } from '../store/reader.ts';
import { judgeWithdrawal } from '../store/writer.ts';
import { postingOf } from './posting-of.ts';
import { judge, withUsername } from './staff-withdrawal.ts';
import { tellBalance } from '../../books/actions/tell.ts';

export const refuseWithdrawal =
  (ports: WalletPorts): Action<typeof wallet.refuseWithdrawal> =>
  async ({ caller: staff, input: { id, remark, record }, now }) =>
    withUsername(
      ports,
      await judge<'withdrawal-not-pending'>(ports, {
        staff,
        action: 'refuse-withdrawal',
        id,
        record,
        async decide(tx, withdrawal) {
          const payout = await readLastPayout(tx, id);
          const isFree = mayRefuse(withdrawal) && payout?.state !== 'asked';
          if (!isFree) return refuse('withdrawal-not-pending');
          const posted = await ports.ledger.postIn(tx, postingOf(withdrawalRefused, withdrawal));
          if ('refused' in posted) throw new Error(`The withdrawal ${id} was not held`);
          await judgeWithdrawal(tx, id, { state: 'refused', by: staff.username, at: now, remark });
          await tellBalance(ports, tx, posted);
          return undefined;
        },
      }),
    );
