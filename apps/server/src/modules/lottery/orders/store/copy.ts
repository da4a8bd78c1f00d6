// A player's orders and prize group, for the export of their data.
import { printUnits, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

const rowsMost = 10_000;

export async function copyOfPlayer(on: Queryable, playerId: string) {
  const orders = await sql<{
    baseId: string;
    phase: number;
    gameCode: string;
    issue: string;
    currency: string;
    stake: Units;
    payout: Units;
    state: string;
    placedAt: Date;
  }>`select base_id as "baseId", phase, game_code as "gameCode", issue, currency, stake, payout,
      state, placed_at as "placedAt"
    from lottery_order where player_id = ${playerId}
    order by placed_at desc, base_id, phase limit ${rowsMost}`.execute(on);
  const changes = await sql<{ at: Date; before: number; after: number }>`select at,
      group_before as before, group_after as after
    from lottery_group_change where player_id = ${playerId} order by at desc`.execute(on);
  return {
    orders: orders.rows.map(({ stake, payout, placedAt, ...order }) => ({
      ...order,
      stake: printUnits(stake, 4),
      payout: printUnits(payout, 2),
      placedAt: placedAt.toISOString(),
    })),
    prizeGroups: changes.rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}
