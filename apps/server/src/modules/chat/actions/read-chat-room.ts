// Remembers up to where the member has read a room, and tells their other pages.
import { refuse, type chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { lastSeqs, roomChannel } from '../store/message-store.ts';
import { moveMark, readMarks } from '../store/person-store.ts';
import { readRoom } from '../store/room-store.ts';
import { tellRead } from '../tell.ts';

export const readChatRoom =
  (ports: ChatPorts): Action<typeof chatRooms.readChatRoom> =>
  async ({ caller: { playerId }, input: { roomId, seq } }) => {
    const on = ports.database.kysely;
    const room = await readRoom(on, roomId);
    if (room === undefined || room.state === 'hidden') return refuse('chat-room-unknown');
    const channel = roomChannel(roomId);
    await ports.database.transaction(async (tx) => {
      const moved = await moveMark(tx, { playerId, channel, seq });
      if (moved !== undefined) await tellRead(ports, tx, playerId, { channel, seq: moved });
    });
    const last = (await lastSeqs(on, [channel])).get(channel) ?? 0;
    const mark = (await readMarks(on, playerId)).get(channel) ?? 0;
    return { unread: Math.max(0, last - mark) };
  };
