// Leaves a reported message where it is; its reports wait no longer.
import { isRefusal, refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { settleReports } from '../store/report-store.ts';
import { tellDesk } from '../tell.ts';

export const dismissReports =
  (ports: ChatPorts): Action<typeof chatDesk.dismissReports> =>
  async ({ caller: staff, input: { messageId }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const reports = await settleReports(tx, { messageId, by: staff.username, now });
      if (reports === 0) return refuse('chat-message-unknown');
      const note = { staff, action: 'dismiss-chat-reports', subject: `chat-message:${messageId}` };
      await ports.audit(tx, { ...note, before: { reports }, after: null });
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : { done: true };
  };
