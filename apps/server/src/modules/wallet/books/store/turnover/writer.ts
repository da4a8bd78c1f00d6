// Writes turnover: a deposit adds to what must be staked, settled stakes take off it, many players
// in one statement.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Saving, Tx } from '../../../../../platform/database/index.ts';
import { sumStakes, type CountedStake } from '../../rules/turnover.ts';

export async function addTurnover(
  tx: Tx,
  { playerId, currency, required }: { playerId: string; currency: string; required: Units },
): Promise<void> {
  await sql`insert into wallet_player as p (player_id, currency, turnover_required)
    values (${playerId}, ${currency}, ${required})
    on conflict (player_id, currency)
    do update set turnover_required = p.turnover_required + excluded.turnover_required`.execute(tx);
}

/** Takes back what was required and is still open: a deposit was taken back. */
export async function releaseTurnover(
  tx: Tx,
  { playerId, currency, required }: { playerId: string; currency: string; required: Units },
): Promise<void> {
  await sql`update wallet_player
    set turnover_required = greatest(0, turnover_required - ${required})
    where player_id = ${playerId} and currency = ${currency}`.execute(tx);
}

const count = {
  name: 'wallet-count-turnover',
  text: `update wallet_player p set turnover_required = greatest(0, p.turnover_required - s.stake)
    from unnest($1::text[], $2::text[], $3::bigint[]) as s (player_id, currency, stake)
    where p.player_id = s.player_id and p.currency = s.currency and p.turnover_required > 0`,
};

/** Takes settled stakes off what their players still have to stake. */
export function countTurnover(stakes: readonly CountedStake[]): readonly Saving[] {
  if (stakes.length === 0) return [];
  const sums = sumStakes(stakes);
  const values = [
    sums.map(({ playerId }) => playerId),
    sums.map(({ currency }) => currency),
    sums.map(({ stake }) => stake),
  ];
  return [{ ...count, values }];
}
