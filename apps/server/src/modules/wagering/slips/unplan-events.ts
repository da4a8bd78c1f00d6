// Removes planned events without stakes, so that they can be planned again. Events with slips stay,
// also when all of their slips were cancelled.
import { sql } from 'kysely';
import type { WageringPorts } from '../ports.ts';
import { shortenDays } from './store/draw-seeds.ts';

export interface UnplanAsked {
  readonly gameCode: string;
  /** The first day whose events go, `YYYY-MM-DD`. */
  readonly fromDay: string;
  readonly now: number;
}

export interface Unplanned {
  readonly removed: number;
  readonly kept: number;
}

export function createUnplan({ database }: Pick<WageringPorts, 'database'>) {
  return {
    unplanEvents: ({ gameCode, fromDay, now }: UnplanAsked): Promise<Unplanned> =>
      database.transaction(async (tx) => {
        // Locked first: an order that saw an event is committed before its slips are looked for.
        const found = await sql<{ event_id: string }>`select event_id from wagering_event
          where game_code = ${gameCode} and state = 'planned' and day >= ${fromDay}
            and opens_at > ${new Date(now)}
          order by event_id for update`.execute(tx);
        const eventIds = found.rows.map((row) => row.event_id);
        const gone = await sql`delete from wagering_event as e
          where event_id = any(${eventIds})
            and not exists (select 1 from wagering_round where event_id = e.event_id)`.execute(tx);
        await shortenDays(tx, gameCode, fromDay);
        const removed = Number(gone.numAffectedRows ?? 0n);
        return { removed, kept: eventIds.length - removed };
      }),
  };
}
