// Staff close a talk that is done, or open it again; the member's page says so.
import { isRefusal, refuse, type chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { lockThread, writeThread } from '../store/thread-store.ts';
import { tellDesk, tellStanding } from '../tell.ts';
import { toldThread } from '../told-thread.ts';

export const turnThread =
  (ports: ChatPorts): Action<typeof chatServiceDesk.turnThread> =>
  async ({ caller: staff, input: { threadId, open: isOpen } }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const thread = await lockThread(tx, threadId);
      if (!thread) return refuse('chat-thread-unknown');
      const { lastAt } = thread;
      const takenBy = isOpen ? staff.username : '';
      await writeThread(tx, threadId, { isOpen, takenBy, waitingSince: null, lastAt });
      const note = { staff, action: 'turn-chat-thread', subject: `member:${thread.playerId}` };
      await ports.audit(tx, { ...note, before: { isOpen: thread.isOpen }, after: { isOpen } });
      await tellStanding(ports, tx, thread.playerId);
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : toldThread(ports, threadId);
  };
