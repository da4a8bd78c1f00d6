// Reads and writes the rows of many players in one statement each, inside the group's transaction.
import {
  columnsText,
  momentsText,
  prepared,
  textsText,
  wholesText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { PlayerPlay } from '../rules/round.ts';
import { playerColumns, playOf, type PlayerRow } from './rows.ts';

/**
 * The players' rows, locked in order, so that limits and nonces are counted by one stake at a time.
 */
export async function loadPlays(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, PlayerPlay>> {
  const found = await prepared<PlayerRow>(
    tx,
    {
      name: 'wagering-load-players',
      text: `select ${columnsText(playerColumns)} from wagering_player
        where player_id = any($1) order by player_id for update`,
    },
    [textsText([...new Set(playerIds)])],
  );
  return new Map(found.map((row) => [row.player_id, playOf(row)]));
}

/** The row is gone that was made before: another server took over, or tables were restored. */
export class PlayerRowLost extends Error {
  override readonly name = 'PlayerRowLost';
}

export function playIn(plays: ReadonlyMap<string, PlayerPlay>, playerId: string): PlayerPlay {
  const play = plays.get(playerId);
  if (!play) throw new PlayerRowLost(`player ${playerId} has no row`);
  return play;
}

const savePlaysText = `update wagering_player as p set
  nonce = n.nonce, last_opened_at = n.last_opened_at,
  day_start = n.day_start, day_staked = n.day_staked, day_paid = n.day_paid,
  week_start = n.week_start, week_staked = n.week_staked, week_paid = n.week_paid,
  month_start = n.month_start, month_staked = n.month_staked, month_paid = n.month_paid,
  session_start = n.session_start, session_staked = n.session_staked,
  session_paid = n.session_paid
  from unnest($1::text[], $2::bigint[], $3::timestamptz[],
    $4::integer[], $5::bigint[], $6::bigint[], $7::integer[], $8::bigint[], $9::bigint[],
    $10::integer[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[])
    as n(player_id, nonce, last_opened_at, day_start, day_staked, day_paid,
      week_start, week_staked, week_paid, month_start, month_staked, month_paid,
      session_start, session_staked, session_paid)
  where p.player_id = n.player_id`;

/** Writes nonces, uses and the time of the last stake back. */
export function savePlays(list: readonly PlayerPlay[]): readonly Saving[] {
  if (list.length === 0) return [];
  const values = [
    textsText(list.map((play) => play.playerId)),
    wholesText(list.map((play) => play.nonce)),
    momentsText(list.map((play) => play.lastOpenedAt)),
    ...(['day', 'week', 'month', 'session'] as const).flatMap((span) => [
      wholesText(list.map((play) => play.uses[span].start)),
      wholesText(list.map((play) => play.uses[span].staked)),
      wholesText(list.map((play) => play.uses[span].paid)),
    ]),
  ];
  return [{ name: 'wagering-save-players', text: savePlaysText, values }];
}
