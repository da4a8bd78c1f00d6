// Takes a message out of its room for everybody, with its reason in the audit log; what members
// reported of it is judged with that.
import { refuse, isRefusal, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { removeMessage } from '../store/message-store.ts';
import { settleReports } from '../store/report-store.ts';
import { tellDesk, tellRemoved } from '../tell.ts';

export const removeChatMessage =
  (ports: ChatPorts): Action<typeof chatDesk.removeChatMessage> =>
  async ({ caller: staff, input: { messageId, reason }, now }) => {
    const by = staff.username;
    const refused = await ports.database.transaction(async (tx) => {
      const removed = await removeMessage(tx, { messageId, by, now });
      if (!removed) return refuse('chat-message-unknown');
      const reports = await settleReports(tx, { messageId, by, now });
      const { text, playerId, channel } = removed;
      const subject = playerId === null ? channel : `member:${playerId}`;
      const note = { staff, action: 'remove-chat-message', subject };
      const before = { text, channel, messageId, reports };
      await ports.audit(tx, { ...note, before, after: { reason } });
      await tellRemoved(ports, tx, removed);
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : { done: true };
  };
