// Finds rounds by number or its beginning among all players' rounds, newest first: closed rounds
// through an index of the first letters; open rounds are few and all read. A vendor's round is also
// found by the vendor's own number of it, or of one of its bets.
import { currencyCodes } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { vendorNamesOf } from '../../rounds/store/round-id.ts';
import { roundOf, type RoundRow } from '../../rounds/store/rows.ts';

const indexedLetters = 8;
/** Sorts behind every letter of a number. */
const last = '~';

export interface Page {
  readonly from: number;
  readonly count: number;
}

export async function readRoundsByNumber(
  db: Queryable,
  number: string,
  page: Page,
): Promise<readonly Round[]> {
  const { rows } = await numbered(number, page).execute(db);
  return rows.map(roundOf);
}

/**
 * The limit stands outside: with a limit of a few rows inside, the planner expects a read of the
 * whole table from its beginning to meet them sooner than the index does.
 */
export function numbered(number: string, { from, count }: Page) {
  const first = number.slice(0, indexedLetters);
  return sql<RoundRow>`
    with closed as materialized (select * from wagering_round where state <> 'open'
      and left(round_id, 8) collate "C" >= ${first}
      and left(round_id, 8) collate "C" < ${first + last}
      and starts_with(round_id, ${number}))
    select * from closed union all
    select * from wagering_round where state = 'open' and starts_with(round_id, ${number})
    order by opened_at desc, player_id, round_id offset ${from} limit ${count}`;
}

/**
 * The rounds that a vendor names so, or in which it sent a message of this number. Vendors are few:
 * the first column of the key of messages is walked from one to the next.
 */
export async function readRoundsOfVendors(
  db: Queryable,
  number: string,
): Promise<readonly Round[]> {
  const { rows: vendors } = await sql<{ vendor: string }>`
    with recursive named as (
      (select vendor from wagering_vendor_entry order by vendor limit 1) union all
      select (select vendor from wagering_vendor_entry as e where e.vendor > n.vendor
        order by vendor limit 1) from named as n where n.vendor is not null)
    select vendor from named where vendor is not null`.execute(db);
  const names = vendors.map(({ vendor }) => vendor);
  const ids = names.flatMap((vendor) =>
    currencyCodes.map(
      (currency) => vendorNamesOf({ vendor, currency, round: number, requestId: '' }).roundId,
    ),
  );
  const firsts = ids.map((roundId) => roundId.slice(0, indexedLetters));
  const { rows } = await sql<RoundRow>`
    select r.* from wagering_vendor_entry as e
      join wagering_round as r on r.player_id = e.player_id and r.round_id = e.round_id
      where e.vendor = any(${names}) and e.request_id = ${number}
    union all
    select * from wagering_round where state <> 'open'
      and left(round_id, 8) collate "C" = any(${firsts}) and round_id = any(${ids})
    union all
    select * from wagering_round where state = 'open' and round_id = any(${ids})`.execute(db);
  const rounds = new Map(rows.map((row) => [`${row.player_id} ${row.round_id}`, roundOf(row)]));
  return [...rounds.values()].toSorted((a, b) => b.openedAt - a.openedAt);
}
