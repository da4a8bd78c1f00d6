// Gives a member a history: stakes and payouts in turn, spread over days up to now, as the books
// and the rounds hold them. What the member had before goes with it.
import type { Database } from '@baize/server/testing';
import type { Guest } from '../crowd.ts';

interface History {
  readonly entries: number;
  readonly days: number;
  readonly now: number;
}

const dayMs = 86_400_000;
const entriesAtOnce = 100_000;
const stakeUnits = 100_000;

export async function fillRecord(
  { pool }: Database,
  { playerId }: Guest,
  { entries, days, now }: History,
): Promise<void> {
  const { rows } = await pool.query(
    `select id from ledger_account where owner = $1 and kind = 'player-cash'`,
    [playerId],
  );
  const { id } = rows[0] as { id: bigint };
  await pool.query('delete from ledger_entry where account_id = $1', [id]);
  const { rows: ids } = await pool.query(
    `select setval('ledger_posting_block', nextval('ledger_posting_block') + $1::bigint) - $1
      as base`,
    [Math.ceil(entries / 4096 + 1) * 4096],
  );
  const { base } = ids[0] as { base: bigint };
  const spacingMs = ((days - 1) * dayMs) / entries;
  const facts = [id, base, now - (days - 1) * dayMs, spacingMs, stakeUnits];
  for (let from = 0; from < entries; from += entriesAtOnce) {
    const to = Math.min(entries, from + entriesAtOnce) - 1;
    await pool.query(
      `insert into ledger_entry
        (account_id, posting_id, amount, balance_after, event, reference, at)
      select $1, $2::bigint + n,
        case when n = 0 then 10 * $5::bigint when n % 2 = 1 then -$5::bigint else $5::bigint end,
        case when n % 2 = 1 then 9 * $5::bigint else 10 * $5::bigint end,
        case when n = 0 then 'deposit-settled' when n % 2 = 1 then 'stake-opened'
          else 'round-settled' end,
        'round-' || ((n + 1) / 2), to_timestamp(($3::float8 + n * $4::float8) / 1000)
      from generate_series($6::bigint, $7::bigint) as n`,
      [...facts, from, to],
    );
    await pool.query(
      `insert into wagering_round (player_id, round_id, game_code, game_version, currency, state,
        stake, payout, commitment, seed_id, client_seed, nonce, opened_at, settled_at)
      select $1, 'round-' || n, 'golden-lotus-20', '1', 'PHP', 'settled', $4::bigint, $4::bigint,
        '', '', '', n, to_timestamp(($2::float8 + 2 * n * $3::float8) / 1000),
        to_timestamp(($2::float8 + 2 * n * $3::float8) / 1000)
      from generate_series($5::bigint, $6::bigint) as n`,
      [playerId, facts[2], spacingMs, stakeUnits, Math.ceil(from / 2), Math.floor(to / 2)],
    );
  }
  await pool.query('analyze ledger_entry');
  await pool.query('analyze wagering_round');
}
