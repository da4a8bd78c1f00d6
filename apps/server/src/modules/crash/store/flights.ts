// Flights that have begun. The first to write one is right: others read what it wrote.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { BeaconValue } from '../../wagering/index.ts';

/** Where it ends is not part of it. */
export interface FlightBegun {
  readonly eventId: string;
  readonly takesOffAt: number;
  readonly ceiling: number;
  readonly beacon: BeaconValue;
}

interface FlightRow {
  readonly event_id: string;
  readonly takes_off_at: Date;
  readonly ceiling: number;
  readonly beacon_round: bigint;
  readonly randomness: string;
  readonly signature: string | null;
}

export async function readFlight(on: Queryable, eventId: string): Promise<FlightBegun | undefined> {
  const { rows } = await sql<FlightRow>`select * from crash_flight
    where event_id = ${eventId}`.execute(on);
  const [row] = rows;
  return (
    row && {
      eventId: row.event_id,
      takesOffAt: row.takes_off_at.getTime(),
      ceiling: row.ceiling,
      beacon: {
        round: Number(row.beacon_round),
        randomness: row.randomness,
        signature: row.signature,
      },
    }
  );
}

/** When flights began, by event; those that did not are missing. */
export async function readTakeOffs(
  on: Queryable,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Pick<FlightRow, 'event_id' | 'takes_off_at'>>`
    select event_id, takes_off_at from crash_flight
    where event_id = any(${eventIds}::text[])`.execute(on);
  return new Map(rows.map((row) => [row.event_id, row.takes_off_at.getTime()]));
}

export async function addFlight(on: Queryable, flight: FlightBegun): Promise<void> {
  const { round, randomness, signature } = flight.beacon;
  await sql`insert into crash_flight
      (event_id, takes_off_at, ceiling, beacon_round, randomness, signature)
    values (${flight.eventId}, ${new Date(flight.takesOffAt)}, ${flight.ceiling}, ${round},
      ${randomness}, ${signature})
    on conflict (event_id) do nothing`.execute(on);
}
