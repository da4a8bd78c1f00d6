// Where a member comes from, and who else came from there: the device and address of the
// registration, addresses of sign-ins, and the document. Each look reads few rows along an index.
import { demoType } from '@baize/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface MemberTraces {
  readonly deviceId: string;
  readonly address: string;
  readonly documentKey: string | null;
  readonly fullName: string;
  readonly registeredAt: number;
  /** Of the newest sign-ins: each pair of device and address once, the newest first. */
  readonly places: readonly SignInPlace[];
}

export interface SignInPlace {
  readonly device: string;
  readonly address: string;
  readonly country: string;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly times: number;
}

interface Facts {
  readonly deviceId: string | null;
  readonly address: string | null;
  readonly documentKey: string | null;
  readonly fullName: string;
  readonly registeredAt: Date;
}

const signInsLooked = 500;
const placesMax = 10;

export async function readTraces(
  on: Queryable | Tx,
  playerId: string,
): Promise<MemberTraces | undefined> {
  const facts = await sql<Facts>`select registered_from ->> 'deviceId' as "deviceId",
      registered_from ->> 'address' as address, document_key as "documentKey",
      coalesce(nullif(full_name, ''), payee_name) as "fullName", registered_at as "registeredAt"
    from identity_player where id = ${playerId}`.execute(on);
  const [row] = facts.rows;
  if (!row) return undefined;
  const places = await sql<{
    device: string;
    address: string;
    country: string;
    firstAt: Date;
    lastAt: Date;
    times: number;
  }>`select device, address, max(country) as country, min(at) as "firstAt",
      max(at) as "lastAt", count(*)::int as times
    from (select device, address, country, at from identity_login
      where player_id = ${playerId} and outcome = 'signed-in'
      order by at desc limit ${signInsLooked}) as newest
    group by device, address order by max(at) desc limit ${placesMax}`.execute(on);
  return {
    deviceId: row.deviceId ?? '',
    address: row.address ?? '',
    documentKey: row.documentKey,
    fullName: row.fullName,
    registeredAt: row.registeredAt.getTime(),
    places: places.rows.map((place) => ({
      ...place,
      firstAt: place.firstAt.getTime(),
      lastAt: place.lastAt.getTime(),
    })),
  };
}

export interface TraceLinks {
  readonly sameDevice: readonly string[];
  readonly sameAddress: readonly string[];
  readonly sameDocument: readonly string[];
}

/** More than so many others say nothing more. */
const linksMax = 20;
const addressesLooked = 5;

export async function readTraceLinks(
  on: Queryable | Tx,
  playerId: string,
  traces: MemberTraces,
): Promise<TraceLinks> {
  const { deviceId, documentKey } = traces;
  const signedInFrom = traces.places.map(({ address }) => address);
  const addresses = [...new Set([traces.address, ...signedInFrom])].filter((one) => one !== '');
  const looked = addresses.slice(0, addressesLooked);
  const others = sql`id <> ${playerId} and type <> ${demoType}`;
  const idsOf = async (query: RawBuilder<{ id: string }>) =>
    (await query.execute(on)).rows.map(({ id }) => id);
  const sameDevice = await idsOf(sql`select id from identity_player
    where registered_from ->> 'deviceId' = ${deviceId} and registered_from ->> 'deviceId' <> ''
      and ${others} limit ${linksMax}`);
  const registered = await idsOf(sql`select id from identity_player
    where registered_from ->> 'address' = any(${looked}) and ${others}
    limit ${linksMax}`);
  const signedIn = await idsOf(sql`select distinct player_id as id from (
      select player_id from identity_login where address = any(${looked})
        and outcome = 'signed-in' order by at desc limit ${signInsLooked}
    ) as newest where player_id <> ${playerId} limit ${linksMax}`);
  const sameDocument = await idsOf(sql`select id from identity_player
    where document_key = ${documentKey} and ${others} limit ${linksMax}`);
  const sameAddress = [...new Set([...registered, ...signedIn])].slice(0, linksMax);
  return { sameDevice, sameAddress, sameDocument };
}

export interface RegisteredHour {
  readonly hour: number;
  readonly members: number;
}

/** New members by hour. */
export async function readRegisteredHours(
  on: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly RegisteredHour[]> {
  const { rows } = await sql<{ hour: Date; members: number }>`
    select date_trunc('hour', registered_at, 'UTC') as hour, count(*)::int as members
    from identity_player where type <> ${demoType}
      and registered_at >= ${new Date(from)} and registered_at < ${new Date(to)}
    group by 1`.execute(on);
  return rows.map(({ hour, members }) => ({ hour: hour.getTime(), members }));
}
