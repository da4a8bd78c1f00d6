// Staff take a talk, so that the others know whose it is, or give it back.
import { isRefusal, refuse, type chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { lockThread, writeThread } from '../store/thread-store.ts';
import { tellDesk } from '../tell.ts';
import { toldThread } from '../told-thread.ts';

export const takeThread =
  (ports: ChatPorts): Action<typeof chatServiceDesk.takeThread> =>
  async ({ caller: staff, input: { threadId, holds, over = false } }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const thread = await lockThread(tx, threadId);
      if (!thread) return refuse('chat-thread-unknown');
      const by = thread.takenBy;
      if (by !== '' && by !== staff.username && !over) {
        return refuse('chat-thread-taken', { facts: { by } });
      }
      const takenBy = holds ? staff.username : '';
      await writeThread(tx, threadId, { ...thread, takenBy });
      const note = { staff, action: 'take-chat-thread', subject: `member:${thread.playerId}` };
      await ports.audit(tx, { ...note, before: { takenBy: by }, after: { takenBy } });
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : toldThread(ports, threadId);
  };
