// Flags that staff should look at: the same person twice, an impossible place. Refused
// registrations are noted too, without a name.
import { sql } from 'kysely';
import { demoType } from '@baize/contract';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Flag {
  readonly id: string;
  readonly playerId: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export async function writeFlag(on: Queryable | Tx, flag: Flag, now: number): Promise<void> {
  await sql`insert into identity_flag (id, player_id, kind, detail, at)
    values (${flag.id}, ${flag.playerId}, ${flag.kind}, ${JSON.stringify(flag.detail)}::jsonb,
      ${new Date(now)})`.execute(on);
}

export async function listFlags(on: Queryable, playerId: string) {
  const { rows } = await sql<Omit<Flag, 'playerId'> & { at: Date }>`
    select id, kind, detail, at from identity_flag
    where player_id = ${playerId} order by at desc limit 200`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

export interface RefusedRegistration {
  readonly id: string;
  readonly reason: string;
  readonly address: string;
  readonly country: string;
}

export async function writeRefusal(
  on: Queryable,
  { id, reason, address, country }: RefusedRegistration,
  now: number,
): Promise<void> {
  await sql`insert into identity_refusal (id, at, reason, address, country)
    values (${id}, ${new Date(now)}, ${reason}, ${address}, ${country})`.execute(on);
}

export interface Person {
  readonly playerId: string;
  readonly fullName: string;
  readonly birthday: string | undefined;
  readonly documentKey: string | undefined;
  readonly isClosedToo?: boolean;
}

/** Other accounts of, as it seems, the same person; closed ones only if asked for. */
export async function findSamePerson(
  on: Queryable | Tx,
  { playerId, fullName, birthday, documentKey, isClosedToo = false }: Person,
): Promise<readonly string[]> {
  const name = fullName.trim().toLowerCase();
  const { rows } = await sql<{ id: string }>`select id from identity_player
    where id <> ${playerId} and type <> ${demoType} and (${isClosedToo} or state <> 'closed') and (
      (${documentKey ?? null}::text is not null and document_key = ${documentKey ?? null})
      or (${name} <> '' and ${birthday ?? null}::date is not null
        and birthday = ${birthday ?? null}::date
        and lower(coalesce(nullif(full_name, ''), payee_name)) = ${name}))
    limit 10`.execute(on);
  return rows.map(({ id }) => id);
}

export interface Origin {
  readonly playerId: string;
  readonly deviceId: string;
  readonly address: string;
  /** Addresses change hands: only who registered since then counts. */
  readonly since: number;
}

/** Accounts that were registered on this device, or from this address a short while ago. */
export async function findSameOrigin(
  on: Queryable | Tx,
  { playerId, deviceId, address, since }: Origin,
): Promise<{ readonly device: readonly string[]; readonly address: readonly string[] }> {
  const others = sql`select id from identity_player
    where id <> ${playerId} and type <> ${demoType} and state <> 'closed'`;
  const sameDevice = sql<{ id: string }>`${others}
    and registered_from ->> 'deviceId' <> '' and registered_from ->> 'deviceId' = ${deviceId}
    limit 10`;
  const sameAddress = sql<{ id: string }>`${others}
    and registered_from ->> 'address' = ${address} and registered_at > ${new Date(since)}
    limit 10`;
  const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);
  const device = deviceId === '' ? [] : idsOf(await sameDevice.execute(on));
  return { device, address: idsOf(await sameAddress.execute(on)) };
}
