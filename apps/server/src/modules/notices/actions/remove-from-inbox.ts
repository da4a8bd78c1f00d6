// Takes messages out of the member's inbox for good; what is not there any more is passed over.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { deleteFromInbox } from '../store/inbox-store.ts';

export const removeFromInbox =
  ({ ports }: NoticesParts): Action<typeof notices.removeFromInbox> =>
  async ({ caller, input }) => {
    const ids = input.messageIds.split(',');
    await deleteFromInbox(ports.database.kysely, caller.playerId, ids);
    return { done: true };
  };
