// Reads the cost of each outcome of an event, for staff.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

interface Row {
  readonly bet: string;
  readonly payouts: readonly Units[];
}

interface Part extends Row {
  readonly first: number;
}

export async function readExposures(on: Queryable, eventId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Part>`select bet, first_outcome as first, payouts
    from wagering_exposure where event_id = ${eventId} order by bet, first_outcome`.execute(on);
  return [...Map.groupBy(rows, ({ bet }) => bet)].map(([bet, parts]) => ({
    bet,
    payouts: joined(parts),
  }));
}

/** Outcomes that no order added to have no row. */
function joined(parts: readonly Part[]): Units[] {
  const { first = 0, payouts = [] } = parts.at(-1) ?? {};
  const all = Array.from({ length: first + payouts.length }, () => 0n);
  for (const part of parts)
    for (const [place, payout] of part.payouts.entries()) all[part.first + place] = payout;
  return all;
}
