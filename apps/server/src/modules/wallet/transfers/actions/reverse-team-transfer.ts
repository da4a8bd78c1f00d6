// Staff take a team transfer back: the whole amount, while the receiver still has it. What the
// receiver would have had to stake for it is taken off again.
import { refuse, type wallet } from '@baize/contract';
import { teamTransferReversed } from '@baize/ledger';
import type { Action } from '../../../../platform/call/index.ts';
import { tellBalance } from '../../books/actions/tell.ts';
import { cancelRequirement } from '../../books/store/turnover/writer.ts';
import type { WalletPorts } from '../../ports.ts';
import { namesOf, staffTransfer } from '../print-transfer.ts';
import { lockTeamTransfer, markReversed } from '../store/writer.ts';
import { tellTransfer } from '../tell-transfer.ts';

export const reverseTeamTransfer =
  (ports: WalletPorts): Action<typeof wallet.reverseTeamTransfer> =>
  ({ caller: staff, input: { id, reason }, now }) =>
    ports.database.transaction(async (tx) => {
      const transfer = await lockTeamTransfer(tx, id);
      if (transfer === undefined) return refuse('transfer-unknown');
      const { senderId, receiverId: playerId, currency, state } = transfer;
      // The money comes back to the sender: not by the hand of who opened that account.
      if (await ports.hasOpened(tx, { staff, memberId: senderId, now })) {
        return refuse('second-person-needed');
      }
      if (state === 'reversed') return refuse('transfer-reversed');
      const posted = await ports.ledger.postIn(
        tx,
        teamTransferReversed({ transferId: id, ...transfer }),
      );
      if ('refused' in posted) return refuse('transfer-money-gone');
      const note = { at: now, by: staff.username, reason };
      await markReversed(tx, id, note);
      await cancelRequirement(tx, { playerId, currency, kind: 'transfer', sourceId: id, now });
      const reversed = {
        ...transfer,
        state: 'reversed',
        reversedAt: now,
        reversedBy: note.by,
        reason,
      } as const;
      await ports.audit(tx, {
        staff,
        action: 'reverse-team-transfer',
        subject: id,
        before: { state },
        after: { state: 'reversed', reason },
      });
      await tellBalance(ports, tx, posted);
      await tellTransfer(ports, tx, reversed);
      return staffTransfer(reversed, await namesOf(ports, [reversed]));
    });
