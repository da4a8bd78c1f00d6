// Counts the unread messages of the member's inbox.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { countUnread as readCount } from '../store/inbox-store.ts';

export const countUnread =
  ({ ports }: NoticesParts): Action<typeof notices.countUnread> =>
  ({ caller }) =>
    readCount(ports.database.kysely, caller.playerId);
