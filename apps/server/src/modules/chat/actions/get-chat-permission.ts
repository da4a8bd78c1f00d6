// The caller's standing in the rooms, and their name there.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { writerIdOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { shownName } from '../rules/shown-name.ts';
import { mayRead } from '../rules/standing.ts';
import { readStanding } from '../standing-of.ts';
import { hasAcceptedRules } from '../store/person-store.ts';
import { readWords } from '../store/report-store.ts';

export const getChatPermission =
  (ports: ChatPorts): Action<typeof chatRooms.getChatPermission> =>
  async ({ caller, now }) => {
    const on = ports.database.kysely;
    const { playerId } = caller;
    const standing = await readStanding(ports, on, caller, now);
    const person = caller.demo ? undefined : await ports.personOf(playerId);
    const banned = await readWords(on);
    return {
      ...standing,
      mayRead: mayRead(standing),
      mayWrite: standing.standing === 'fine',
      hasAcceptedRules: await hasAcceptedRules(on, playerId),
      writerId: writerIdOf(ports, playerId),
      name: person ? shownName(person, { banned, misleads: ports.misleads }) : '',
    };
  };
