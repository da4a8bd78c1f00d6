// Ends a mute or a ban before its time.
import { isRefusal, refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { liftRunning } from '../store/person-store.ts';
import { tellDesk, tellStanding } from '../tell.ts';

export const liftSanction =
  (ports: ChatPorts): Action<typeof chatDesk.liftSanction> =>
  async ({ caller: staff, input: { sanctionId }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const lifted = await liftRunning(tx, { sanctionId, by: staff.username, now });
      if (!lifted) return refuse('chat-sanction-unknown');
      const { playerId, kind, reason, until } = lifted;
      const note = { staff, action: 'lift-chat-sanction', subject: `member:${playerId}` };
      await ports.audit(tx, { ...note, before: { kind, reason, until }, after: null });
      await tellStanding(ports, tx, playerId);
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : { done: true };
  };
