// Reads and writes the rows of many vendors' messages in one statement each, inside the group's
// transaction.
import {
  columnsText,
  flagsText,
  momentsText,
  prepared,
  textsText,
  wholesText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { Round } from '../rules/round.ts';
import type { VendorEntry } from '../rules/vendor-round.ts';
import { orderNowText } from './order.ts';
import { entryColumns, entryOf, type EntryRow } from './vendor-rows.ts';

export interface Named {
  readonly vendor: string;
  readonly id: string;
}

const columnsOf = (names: readonly Named[]) => [
  textsText(names.map(({ vendor }) => vendor)),
  textsText(names.map(({ id }) => id)),
];

/** The messages of these ids that came before, and what rolled these bets back. */
export async function loadEntries(
  tx: Tx,
  names: readonly Named[],
  bets: readonly Named[],
): Promise<readonly VendorEntry[]> {
  const found = await prepared<EntryRow>(
    tx,
    {
      name: 'wagering-load-entries',
      text: `select ${columnsText(entryColumns, 'e')} from wagering_vendor_entry as e
      join (select distinct * from unnest($1::text[], $2::text[])) as n(vendor, request_id)
        using (vendor, request_id)
      union all
      select ${columnsText(entryColumns, 'e')} from wagering_vendor_entry as e
      join (select distinct * from unnest($3::text[], $4::text[])) as n(vendor, bet_ref)
        using (vendor, bet_ref) where e.kind = 'rollback' and e.error = ''`,
    },
    [...columnsOf(names), ...columnsOf(bets)],
  );
  return found.map(entryOf);
}

const insertText = `insert into wagering_vendor_entry (vendor, request_id, kind, player_id,
    round_id, round, game_code, currency, amount, bet_ref, moved, error, balance, late, at,
    bonus_id, bonus_moved, late_in)
  select *, case when late and error = '' and moved > 0 then ${orderNowText} end
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::bigint[],
    $14::boolean[], $15::timestamptz[], $16::text[], $17::bigint[]) as n(vendor, request_id, kind,
    player_id, round_id, round, game_code, currency, amount, bet_ref, moved, error, balance, late,
    at, bonus_id, bonus_moved)`;

export function insertEntries(entries: readonly VendorEntry[]): readonly Saving[] {
  if (entries.length === 0) return [];
  const values = [
    textsText(entries.map(({ vendor }) => vendor)),
    textsText(entries.map(({ requestId }) => requestId)),
    textsText(entries.map(({ kind }) => kind)),
    textsText(entries.map(({ playerId }) => playerId)),
    textsText(entries.map(({ roundId }) => roundId)),
    textsText(entries.map(({ round }) => round)),
    textsText(entries.map(({ gameCode }) => gameCode)),
    textsText(entries.map(({ currency }) => currency)),
    wholesText(entries.map(({ amount }) => amount)),
    textsText(entries.map(({ betRef }) => betRef)),
    wholesText(entries.map(({ moved }) => moved)),
    textsText(entries.map(({ error }) => error)),
    wholesText(entries.map(({ balance }) => balance)),
    flagsText(entries.map(({ late }) => late)),
    momentsText(entries.map(({ at }) => at)),
    entries.map(({ bonus }) => bonus?.id ?? null),
    entries.map(({ bonus }) => bonus?.stake ?? null),
  ];
  return [{ name: 'wagering-insert-entries', text: insertText, values }];
}

const saveText = `insert into wagering_round (player_id, round_id, vendor, game_code, game_version,
    currency, state, stake, payout, commitment, seed_id, client_seed, nonce, outcome,
    balance_after, opened_at, settled_at, bonus_id, bonus_stake, closed_in)
  select player_id, round_id, vendor, game_code, '', currency, state, stake, payout, '', '', '', 0,
    outcome, balance_after, opened_at, settled_at, bonus_id, bonus_stake,
    case when state <> 'open' then ${orderNowText} end
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[],
    $8::bigint[], $9::jsonb[], $10::bigint[], $11::timestamptz[], $12::timestamptz[],
    $13::text[], $14::bigint[])
    as n(player_id, round_id, vendor, game_code, currency, state, stake, payout, outcome,
      balance_after, opened_at, settled_at, bonus_id, bonus_stake)
  on conflict (player_id, round_id) do update set state = excluded.state, stake = excluded.stake,
    payout = excluded.payout, balance_after = excluded.balance_after,
    settled_at = excluded.settled_at,
    bonus_id = excluded.bonus_id, bonus_stake = excluded.bonus_stake,
    closed_in = coalesce(wagering_round.closed_in, excluded.closed_in)`;

/** Opens rounds and writes what became of those that are known. */
export function saveVendorRounds(rounds: readonly Round[]): readonly Saving[] {
  if (rounds.length === 0) return [];
  const values = [
    textsText(rounds.map((round) => round.playerId)),
    textsText(rounds.map((round) => round.roundId)),
    rounds.map((round) => round.vendor),
    textsText(rounds.map((round) => round.gameCode)),
    textsText(rounds.map((round) => round.currency)),
    textsText(rounds.map((round) => round.state)),
    wholesText(rounds.map((round) => round.stake)),
    wholesText(rounds.map((round) => round.payout)),
    textsText(rounds.map((round) => JSON.stringify(round.outcome))),
    rounds.map((round) => round.balanceAfter),
    momentsText(rounds.map((round) => round.openedAt)),
    momentsText(rounds.map((round) => round.settledAt)),
    rounds.map(({ bonus }) => bonus?.id ?? null),
    rounds.map(({ bonus }) => bonus?.stake ?? null),
  ];
  return [{ name: 'wagering-save-vendor-rounds', text: saveText, values }];
}
