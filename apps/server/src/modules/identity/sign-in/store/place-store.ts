// Places of players: the place of a session when it was last looked up, and the trail.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface PlaceFound {
  readonly id: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly signals: readonly string[];
}

/**
 * Takes the turn to look at a session's place: false when it was looked at from this address since
 * `since`, or somebody else is at it.
 */
export async function takeTurn(
  on: Queryable,
  sessionId: string,
  {
    address,
    since,
    now,
  }: { readonly address: string; readonly since: number; readonly now: number },
): Promise<boolean> {
  const done = await sql`update identity_session
    set place_checked_at = ${new Date(now)}, place_checked_address = ${address}
    where id = ${sessionId} and (place_checked_at is null
      or place_checked_address <> ${address} or place_checked_at < ${new Date(since)})`.execute(on);
  return done.numAffectedRows === 1n;
}

export interface LastSpot {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

/** The player's last known place. */
export async function lastSpot(
  on: Queryable | Tx,
  playerId: string,
): Promise<LastSpot | undefined> {
  const { rows } = await sql<{ latitude: number; longitude: number; at: Date }>`
    select latitude, longitude, at from identity_place
    where player_id = ${playerId} and latitude is not null
    order by at desc limit 1`.execute(on);
  const [row] = rows;
  return row && { ...row, at: row.at.getTime() };
}

export async function writePlace(tx: Tx, place: PlaceFound, now: number): Promise<void> {
  await sql`insert into identity_place
    (id, player_id, session_id, at, address, country, latitude, longitude, signals)
    values (${place.id}, ${place.playerId}, ${place.sessionId}, ${new Date(now)},
      ${place.address}, ${place.country}, ${place.latitude}, ${place.longitude},
      ${[...place.signals]})`.execute(tx);
}
