// Packets of red envelopes: whose they are, who took them, and what is left.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Packet } from '../rules/envelope.ts';

/** What a member took of each of these envelopes. */
export async function readOwnPackets(
  on: Queryable,
  playerId: string,
  envelopeIds: readonly string[],
): Promise<ReadonlyMap<string, Packet>> {
  const { rows } = await sql<Packet & { id: string }>`select envelope_id as id, place, amount
    from promotions_packet
    where player_id = ${playerId} and envelope_id = any(${envelopeIds})`.execute(on);
  return new Map(rows.map(({ id, place, amount }) => [id, { place, amount }]));
}

/** The same of many members: by `packetName`. */
export async function readPacketsNamed(
  on: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, Packet>> {
  const parted = names.map((name) => name.split(' '));
  const { rows } = await sql<Packet & { id: string; playerId: string }>`select
      p.envelope_id as id, p.player_id as "playerId", p.place, p.amount
    from unnest(${parted.map(([id]) => id)}::text[], ${parted.map(([, of]) => of)}::text[])
      as n (envelope_id, player_id)
    join promotions_packet as p using (envelope_id, player_id)`.execute(on);
  return new Map(
    rows.map(({ id, playerId, place, amount }) => [packetName(id, playerId), { place, amount }]),
  );
}

export const packetName = (envelopeId: string, playerId: string) => `${envelopeId} ${playerId}`;

/** How many are taken of each. */
export async function readTaken(
  on: Queryable,
  envelopeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; taken: number }>`select id, taken
    from promotions_envelope where id = any(${envelopeIds})`.execute(on);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

export interface TakenPacket extends Packet {
  readonly playerId: string;
  readonly at: number;
}

interface TakerRow extends Omit<TakenPacket, 'at'> {
  readonly at: Date;
}
const takerOf = (row: TakerRow): TakenPacket => ({ ...row, at: row.at.getTime() });
const taker = sql`place, amount, player_id as "playerId", taken_at as at from promotions_packet`;

/** Taken packets after a place. */
export async function readTakers(
  on: Queryable,
  envelopeId: string,
  { after, count }: { readonly after: number; readonly count: number },
): Promise<readonly TakenPacket[]> {
  const { rows } = await sql<TakerRow>`select ${taker}
    where envelope_id = ${envelopeId} and player_id is not null and place > ${after}
    order by place limit ${count}`.execute(on);
  return rows.map(takerOf);
}

/** Taken packets before a place, the newest first. */
export async function readNewestTakers(
  on: Queryable,
  envelopeId: string,
  { before, count }: { readonly before: number; readonly count: number },
): Promise<readonly TakenPacket[]> {
  const { rows } = await sql<TakerRow>`select ${taker}
    where envelope_id = ${envelopeId} and player_id is not null and place < ${before}
    order by place desc limit ${count}`.execute(on);
  return rows.map(takerOf);
}

export async function sumLeft(tx: Tx, envelopeId: string): Promise<Units> {
  const { rows } = await sql<{ left: Units }>`select coalesce(sum(amount), 0)::bigint as left
    from promotions_packet where envelope_id = ${envelopeId} and player_id is null`.execute(tx);
  return rows[0]?.left ?? 0n;
}

/** A packet whose bonus is to be granted, locked; undefined: none is left. */
export async function lockUnpaid(tx: Tx) {
  const { rows } = await sql<Packet & { envelopeId: string; playerId: string }>`select
      envelope_id as "envelopeId", player_id as "playerId", place, amount from promotions_packet
    where player_id is not null and paid_at is null
    order by taken_at limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export async function markPaid(
  tx: Tx,
  { envelopeId, place, now }: { envelopeId: string; place: number; now: number },
): Promise<void> {
  await sql`update promotions_packet set paid_at = ${new Date(now)}
    where envelope_id = ${envelopeId} and place = ${place}`.execute(tx);
}

/** A member's packets, the newest first, for the copy of their data. */
export async function readPacketsOf(on: Queryable, playerId: string) {
  const { rows } = await sql<{ envelopeId: string; amount: Units; at: Date }>`select
      envelope_id as "envelopeId", amount, taken_at as at from promotions_packet
    where player_id = ${playerId} order by taken_at desc limit 10000`.execute(on);
  return rows;
}
