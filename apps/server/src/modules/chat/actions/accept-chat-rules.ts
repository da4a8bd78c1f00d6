// The member has read the rules of the rooms; from now on they may write there.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { acceptRules } from '../store/person-store.ts';
import { tellStanding } from '../tell.ts';

export const acceptChatRules =
  (ports: ChatPorts): Action<typeof chatRooms.acceptChatRules> =>
  async ({ caller: { playerId }, now }) => {
    await ports.database.transaction(async (tx) => {
      if (await acceptRules(tx, playerId, now)) await tellStanding(ports, tx, playerId);
    });
    return { done: true };
  };
