// Numbers and keeps live events. Numbers of a topic have no holes and are handed out in the order
// of commits, so any process can tell from a number alone whether it missed something.
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

export interface LiveMessage {
  readonly topic: string;
  readonly event: string;
  /** Any JSON; the contract names its shape. */
  readonly payload: unknown;
}

export interface NumberedMessage extends LiveMessage {
  readonly seq: number;
}

interface Row {
  readonly topic: string;
  readonly seq: bigint;
  readonly event: string;
  readonly payload: unknown;
}

const keptFor = '15 minutes';

function toMessage(row: Row): NumberedMessage {
  return { ...row, seq: Number(row.seq) };
}

export function createEventLog(database: Database) {
  const { kysely } = database;
  return {
    /** Numbers the messages in the given order and keeps them, in one statement. */
    async append(messages: readonly LiveMessage[]): Promise<NumberedMessage[]> {
      const topics = messages.map(({ topic }) => topic);
      const events = messages.map(({ event }) => event);
      const payloads = messages.map(({ payload }) => JSON.stringify(payload));
      // Topics are locked in one order, so that two writers never wait for each other in a ring.
      const found = await sql<Row>`
        with told as (
          select * from unnest(${topics}::text[], ${events}::text[], ${payloads}::text[])
            with ordinality as t (topic, event, payload, place)
        ), counted as (
          select topic, count(*) as added from told group by topic order by topic
        ), moved as (
          insert into live_topic (topic, seq) select topic, added from counted
          on conflict (topic) do update set seq = live_topic.seq + excluded.seq
          returning topic, seq
        ), kept as (
          insert into live_event (topic, seq, event, payload)
          select told.topic,
            moved.seq - counted.added
              + row_number() over (partition by told.topic order by told.place),
            told.event, told.payload::jsonb
          from told join counted using (topic) join moved using (topic)
          returning topic, seq, event, payload
        ) select * from kept order by topic, seq`.execute(kysely);
      return found.rows.map(toMessage);
    },
    /** The last number of each topic; 0 where nothing was ever told. */
    async lastOf(topics: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const found = await sql<{ topic: string; seq: bigint }>`
        select topic, seq from live_topic where topic = any(${[...topics]}::text[])`.execute(
        kysely,
      );
      return new Map(found.rows.map(({ topic, seq }) => [topic, Number(seq)]));
    },
    before: (topic: string, ageMs: number) => readBefore(database, topic, ageMs),
    async after(topic: string, seq: number, countMax: number): Promise<NumberedMessage[]> {
      const found = await sql<Row>`select topic, seq, event, payload from live_event
        where topic = ${topic} and seq > ${seq} order by seq limit ${countMax}`.execute(kysely);
      return found.rows.map(toMessage);
    },
    async forgetOld(): Promise<void> {
      await sql`delete from live_event
        where at < clock_timestamp() - ${keptFor}::interval`.execute(kysely);
    },
  };
}

/** The number of the last event that was told longer ago than this. */
async function readBefore({ kysely }: Database, topic: string, ageMs: number): Promise<number> {
  const found = await sql<{ seq: bigint }>`select coalesce(
      (select min(seq) - 1 from live_event where topic = ${topic}
        and at >= clock_timestamp() - ${ageMs}::float8 * interval '1 millisecond'),
      (select seq from live_topic where topic = ${topic}), 0) as seq`.execute(kysely);
  return Number(found.rows[0]?.seq ?? 0);
}

export type EventLog = ReturnType<typeof createEventLog>;
