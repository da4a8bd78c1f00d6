// Counts the answers of customer service that the member has not read.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { countUnreadAnswers } from '../store/thread-store.ts';

export const countUnreadChat =
  ({ database }: ChatPorts): Action<typeof chatRooms.countUnreadChat> =>
  ({ caller }) =>
    countUnreadAnswers(database.kysely, caller.playerId);
