// The wagering data of a player, for the copy of their data that they may take: their rounds, the
// newest first, and their seeds. A server seed that is still in use stays out.
import { printUnits, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { readGivenFreeRounds } from '../../rounds/store/free-rounds.ts';

const rowsMax = 10_000;

interface Row {
  readonly roundId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly state: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  /** The house paid the stake: of free rounds, or of a free bet. */
  readonly free: string | null;
}

export async function copyOfPlayer(on: Queryable, playerId: string) {
  const { rows } = await sql<Row>`select round_id as "roundId", game_code as "gameCode", currency,
      state, stake, payout, commitment, client_seed as "clientSeed", nonce,
      case when free_id is not null then coalesce(free_kind, 'rounds') end as free
    from wagering_round where player_id = ${playerId}
    order by round_id desc limit ${rowsMax}`.execute(on);
  const free = await readGivenFreeRounds(on, playerId);
  return {
    freeRounds: free.map(({ playerId: _own, stake, ...one }) => ({
      ...one,
      stake: printUnits(stake),
    })),
    rounds: rows.map(({ nonce, ...row }) => ({
      ...row,
      stake: printUnits(row.stake),
      payout: printUnits(row.payout),
      nonce: Number(nonce),
    })),
  };
}
