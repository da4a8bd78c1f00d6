// Marks messages as read; all of them when none is named.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { countUnread, markRead } from '../store/inbox-store.ts';

export const readInbox =
  ({ ports }: NoticesParts): Action<typeof notices.readInbox> =>
  async ({ caller: { playerId }, input, now }) => {
    const on = ports.database.kysely;
    await markRead(on, playerId, input.messageIds?.split(','), now);
    return { unread: await countUnread(on, playerId) };
  };
