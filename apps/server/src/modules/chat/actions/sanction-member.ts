// Keeps a member from writing in the rooms, or out of them, for a time; their pages know at once.
import { refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import type { ChatPorts } from '../ports.ts';
import { writeSanction } from '../store/person-store.ts';
import { tellDesk, tellStanding } from '../tell.ts';

const minuteMs = 60_000;

export const sanctionMember =
  (ports: ChatPorts): Action<typeof chatDesk.sanctionMember> =>
  async ({ caller: staff, input: { playerId, kind, minutes, reason }, now }) => {
    const person = await ports.personOf(playerId);
    if (!person) return refuse('member-not-found');
    const given = {
      sanctionId: newId(now, ports.randomness),
      playerId,
      kind,
      reason,
      by: staff.username,
      from: now,
      until: now + minutes * minuteMs,
      liftedAt: null,
      liftedBy: '',
    };
    await ports.database.transaction(async (tx) => {
      await writeSanction(tx, given);
      const note = { staff, action: `${kind}-in-chat`, subject: `member:${playerId}` };
      await ports.audit(tx, { ...note, before: null, after: { minutes, reason } });
      await tellStanding(ports, tx, playerId);
      await tellDesk(ports, tx);
    });
    return { ...given, username: person.username };
  };
