// Browsers that staff have come in from before. One token may be known for several accounts.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';

export interface Device {
  readonly token: string;
  readonly staffId: string;
}

export async function isKnown(
  on: Queryable | Tx,
  { token, staffId }: Device,
  since: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from operator_device
    where device_digest = ${digestOf(token)} and staff_id = ${staffId}
      and seen_at >= ${new Date(since)}`.execute(on);
  return rows.length > 0;
}

export async function noteDevice(tx: Tx, { token, staffId }: Device, now: number): Promise<void> {
  await sql`insert into operator_device (device_digest, staff_id, seen_at)
    values (${digestOf(token)}, ${staffId}, ${new Date(now)})
    on conflict (device_digest, staff_id) do update set seen_at = excluded.seen_at`.execute(tx);
}

export async function dropDevicesOf(tx: Tx, staffId: string): Promise<void> {
  await sql`delete from operator_device where staff_id = ${staffId}`.execute(tx);
}

export async function forgetOldDevices(on: Queryable, before: number): Promise<void> {
  await sql`delete from operator_device where seen_at < ${new Date(before)}`.execute(on);
}
