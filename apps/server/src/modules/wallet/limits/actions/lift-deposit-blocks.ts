// Staff free a member's deposits; the member is told, and earlier failures no longer count.
import { refuse, topicOfPlayer, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { tellLive } from '../../books/actions/tell.ts';
import type { WalletPorts } from '../../ports.ts';
import { liftBlocks, lockFailures, readBlocks } from '../store/failures.ts';

export const liftDepositBlocks =
  (ports: WalletPorts): Action<typeof wallet.liftDepositBlocks> =>
  async ({ caller: staff, input: { id, reason }, now }) => {
    if (!(await ports.memberFile(id))) return refuse('member-not-found');
    return ports.database.transaction(async (tx) => {
      await lockFailures(tx, id);
      const blocks = await readBlocks(tx, id, now);
      if (blocks.length === 0) return refuse('deposit-block-unknown');
      await liftBlocks(tx, id);
      await ports.audit(tx, {
        staff,
        action: 'lift-deposit-blocks',
        subject: `member:${id}`,
        before: { means: blocks.map(({ means }) => means) },
        after: { means: [], reason },
      });
      await ports.tellMemberNotice(tx, id, 'deposits-freed');
      await tellLive(ports, tx, topicOfPlayer(id), { event: 'deposits-blocked', payload: {} });
      return { done: true } as const;
    });
  };
