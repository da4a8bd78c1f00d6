// The texts of reasons that the operator keeps ready.
import type { ReasonUse } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Reason {
  readonly id: string;
  readonly use: ReasonUse;
  readonly texts: Readonly<Record<string, string>>;
}

export async function readReasons(on: Queryable | Tx): Promise<readonly Reason[]> {
  const { rows } = await sql<Reason>`select reason_id as id, use, texts from cashier_reason
    order by use, reason_id`.execute(on);
  return rows;
}

export async function writeReason(tx: Tx, reason: Reason, now: number): Promise<void> {
  const { id, use, texts } = reason;
  await sql`insert into cashier_reason (reason_id, use, texts, changed_at)
    values (${id}, ${use}, ${JSON.stringify(texts)}::jsonb, ${new Date(now)})
    on conflict (reason_id) do update set use = excluded.use, texts = excluded.texts,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function removeReason(tx: Tx, id: string): Promise<Reason | undefined> {
  const { rows } = await sql<Reason>`delete from cashier_reason where reason_id = ${id}
    returning reason_id as id, use, texts`.execute(tx);
  return rows[0];
}
