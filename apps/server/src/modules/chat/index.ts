// The chat: rooms where members talk under names that tell nothing of them, and one talk between
// each member and customer service. What is said is plain text in an order that never changes.
import type { chat } from '@baize/contract';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { announceEnvelope, type EnvelopeAnnounced } from './announce-envelope.ts';
import { nameOf } from './facts.ts';
import type { ChatPorts } from './ports.ts';
import { mayRead } from './rules/standing.ts';
import { readStanding } from './standing-of.ts';
import { forgetMessages, readAllSaid } from './store/message-store.ts';
import { bannedAmong } from './store/person-store.ts';
import { readRooms } from './store/room-store.ts';

export type { EnvelopeAnnounced } from './announce-envelope.ts';
export type { ChatPerson, ChatPorts } from './ports.ts';

const dayMs = 24 * 3_600_000;

export function createChat(ports: ChatPorts) {
  const { database, clock, keptDays } = ports;
  return {
    actions: createActions(ports),
    /** The rooms this player may listen to now; undefined while they may listen to none. */
    roomsOf: async (player: PlayerCaller): Promise<readonly string[] | undefined> => {
      const standing = await readStanding(ports, database.kysely, player, clock.now());
      if (!mayRead(standing)) return undefined;
      const rooms = await readRooms(database.kysely);
      return rooms.filter(({ state }) => state !== 'hidden').map(({ roomId }) => roomId);
    },
    /** The rooms in which the house may lay something, named in a language. */
    openRooms: async (locale: string) => {
      const rooms = await readRooms(database.kysely);
      const shown = rooms.filter(({ state }) => state !== 'hidden');
      return shown.map((room) => ({ roomId: room.roomId, name: nameOf(room, locale) }));
    },
    /** Says in a room, in the caller's transaction, that a red envelope lies in it. */
    announceEnvelope: (tx: Tx, announced: EnvelopeAnnounced) =>
      announceEnvelope(ports, tx, announced),
    /** Of many players those who are banned from rooms. */
    bannedAmong: (tx: Tx, playerIds: readonly string[], now: number) =>
      bannedAmong(tx, playerIds, now),
    /** A member's messages, for the copy of their data. */
    copyOf: ({ playerId }: Member) => readAllSaid(database.kysely, playerId),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: (now: number) => forgetMessages(database.kysely, now - keptDays() * dayMs),
    closing: none,
  } satisfies ModuleDoor<typeof chat>;
}

export type Chat = ReturnType<typeof createChat>;
