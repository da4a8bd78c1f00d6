// The worth of what one of staff gave alone on a day, over all members and promotions.
import { dayText, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export interface Alone {
  readonly staffId: string;
  readonly now: number;
}

/** Nothing else is given by them until the transaction ends. */
export async function lockAlone(tx: Tx, { staffId, now }: Alone): Promise<Units> {
  const { rows } = await sql<{ worth: Units }>`insert into promotions_alone as a
      (staff_id, day, worth) values (${staffId}, ${dayText(now)}::date, 0)
    on conflict (staff_id, day) do update set worth = a.worth returning worth`.execute(tx);
  return rows[0]?.worth ?? 0n;
}

export async function addAlone(
  tx: Tx,
  { staffId, now, worth }: Alone & { readonly worth: Units },
): Promise<void> {
  await sql`update promotions_alone set worth = worth + ${worth}
    where staff_id = ${staffId} and day = ${dayText(now)}::date`.execute(tx);
}
