// Reads and writes the rooms, in their order. Staff change them one at a time.
import { sql } from 'kysely';
import type { ChatRoomState, ChatWriting } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface RoomDraft {
  readonly names: Readonly<Record<string, string>>;
  readonly language: string;
  readonly state: ChatRoomState;
  readonly slowSeconds: number;
  readonly writing: ChatWriting;
}

export interface Room extends RoomDraft {
  readonly roomId: string;
  readonly position: number;
}

const columns = sql`room_id as "roomId", names, language, state, slow_seconds as "slowSeconds",
  writing, position`;

export async function readRooms(on: Queryable | Tx): Promise<readonly Room[]> {
  const { rows } = await sql<Room>`select ${columns} from chat_room
    order by position, room_id`.execute(on);
  return rows;
}

export async function readRoom(on: Queryable | Tx, roomId: string): Promise<Room | undefined> {
  const { rows } = await sql<Room>`select ${columns} from chat_room
    where room_id = ${roomId}`.execute(on);
  return rows[0];
}

export async function lockRooms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('chat rooms'))`.execute(tx);
}

export async function writeRoom(tx: Tx, room: Room, now: number): Promise<void> {
  await sql`insert into chat_room (room_id, names, language, state, slow_seconds, writing,
      position, changed_at)
    values (${room.roomId}, ${JSON.stringify(room.names)}::jsonb, ${room.language},
      ${room.state}, ${room.slowSeconds}, ${room.writing}, ${room.position}, ${new Date(now)})
    on conflict (room_id) do update set names = excluded.names, language = excluded.language,
      state = excluded.state, slow_seconds = excluded.slow_seconds, writing = excluded.writing,
      changed_at = excluded.changed_at`.execute(tx);
}

/** These rooms in this order, from 1. */
export async function writeRoomOrder(tx: Tx, roomIds: readonly string[]): Promise<void> {
  await sql`update chat_room set position = told.place
    from unnest(${roomIds}::text[]) with ordinality as told (room_id, place)
    where chat_room.room_id = told.room_id`.execute(tx);
}
