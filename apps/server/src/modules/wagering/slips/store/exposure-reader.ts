// Reads the cost of each outcome of an event, for staff.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

interface Row {
  readonly bet: string;
  readonly payouts: readonly Units[];
}

export async function readExposures(on: Queryable, eventId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select bet, payouts from wagering_exposure
    where event_id = ${eventId} order by bet`.execute(on);
  return rows;
}
