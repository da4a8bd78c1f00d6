// Remembers up to where the member has read their talk, and tells their other pages.
import type { chatService } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { threadChannel } from '../store/message-store.ts';
import { moveMark } from '../store/person-store.ts';
import { countUnreadAnswers, readThreadOf } from '../store/thread-store.ts';
import { serviceChannel, tellRead } from '../tell.ts';

export const readServiceChat =
  (ports: ChatPorts): Action<typeof chatService.readServiceChat> =>
  async ({ caller: { playerId }, input: { seq } }) => {
    const on = ports.database.kysely;
    const thread = await readThreadOf(on, playerId);
    if (!thread) return { unread: 0 };
    await ports.database.transaction(async (tx) => {
      const channel = threadChannel(thread.threadId);
      const moved = await moveMark(tx, { playerId, channel, seq });
      if (moved === undefined) return;
      await tellRead(ports, tx, playerId, { channel: serviceChannel, seq: moved });
    });
    return { unread: await countUnreadAnswers(on, playerId) };
  };
