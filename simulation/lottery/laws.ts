// Laws that the tables of slips obey at every moment, as SQL: each query finds the rows that break
// one.
import { must } from '../broken.ts';
import type { Books } from '../books.ts';
import { checkStakes } from '../crash/notice.ts';
import type { World } from '../world.ts';
import { ordersOf } from './notice.ts';

export const lawsOfSlips: Readonly<Record<string, string>> = {
  'an order is the sum of its slips': `select base_id, phase, payout::text, slips_open, seen.*
    from lottery_order as o cross join lateral (
      select count(*)::int as slips_there,
        count(*) filter (where state = 'open')::int as open_there,
        coalesce(sum(stake), 0)::text as staked,
        coalesce(sum(payout) filter (where state = 'settled'), 0)::text as paid
      from wagering_round as r where r.order_id = o.base_id and r.event_id = o.event_id
    ) as seen where slips_there <> slips or open_there <> slips_open or paid <> payout::text
      or staked <> stake::text`,
  'a chase is the sum of its orders': `select chase_id, h.phases, seen.* from lottery_chase as h
    cross join lateral (select count(*)::int as parts,
        count(*) filter (where state = 'running')::int as open,
        count(*) filter (where state in ('cancelled-by-player', 'stopped'))::int as back
      from lottery_order where base_id = chase_id) as seen
    where parts <> h.phases or open <> open_phases or back <> cancelled_phases
      or parts - open - back <> settled_phases`,
  'a settled issue leaves no slip behind': `select round_id, e.event_id, r.state
    from wagering_event as e join wagering_round as r on r.event_id = e.event_id
    where e.state = 'settled' and (r.state = 'open'
      or (r.state = 'settled' and r.settled_version <> e.settled_version))`,
  'an issue is drawn once, and corrected version by version': `select e.event_id, result_version,
      versions from wagering_event as e left join (
        select event_id, count(*)::int as versions from wagering_event_result group by event_id
      ) as kept on kept.event_id = e.event_id
    where coalesce(versions, 0) <> result_version or (drawn_by = 'us' and result_version > 1)`,
  'an issue counts what its slips came to': `select e.event_id, counted.*, seen.*
    from wagering_event as e cross join lateral (
      select coalesce(sum(slips), 0)::int as slips, coalesce(sum(staked), 0)::text as staked,
        coalesce(sum(paid), 0)::text as paid from wagering_event_return as c
      where c.event_id = e.event_id and c.version = e.settled_version) as counted
    cross join lateral (
      select count(*)::int as slips_there, coalesce(sum(stake), 0)::text as staked_there,
        coalesce(sum(payout), 0)::text as paid_there from wagering_round as r
      where r.event_id = e.event_id and r.state = 'settled') as seen
    where e.state = 'settled'
      and (slips <> slips_there or staked <> staked_there or paid <> paid_there)`,
  'a slip moved the books by its payout': `select round_id, payout::text, moved::text
    from wagering_round left join (
      select e.reference, sum(e.amount) as moved from ledger_entry as e
      join ledger_account as a on a.id = e.account_id and a.kind in ('player-cash', 'player-debt')
      group by e.reference
    ) as entries on reference = round_id
    where event_id is not null and state = 'settled' and coalesce(moved, 0) <> case
      when free_pays = 'bonus' then 0
      when free_kind = 'bet' then greatest(payout - stake, 0) else payout end`,
  'money in play is the stakes of open slips': `select coalesce(a.owner, s.player_id) as player,
      a.held::text, s.staked::text
    from (select owner, sum(balance) as held from ledger_account where kind = 'player-in-play'
      and currency = 'PHP' group by owner) as a
    full join (select player_id, sum(stake) as staked from wagering_round where state = 'open'
      group by player_id) as s on s.player_id = a.owner
    where coalesce(held, 0) <> coalesce(staked, 0)`,
};

/** Every slip of the tables is one that a player was told of, and stays what it became. */
export async function checkSlips(world: World, books: Books): Promise<void> {
  const found = await books.query<{
    round_id: string;
    state: string;
    stake: string;
    payout: string;
    struck: unknown;
    decision: unknown;
  }>(
    `select round_id, state, stake::text, struck, decision,
      case state when 'settled' then payout else 0 end::text as payout
    from wagering_round where event_id is not null`,
  );
  const kept = new Map(found.rows.map((row) => [row.round_id, row]));
  for (const { parts } of ordersOf(world)) {
    for (const slip of parts.flatMap(({ slips }) => slips)) {
      const row = kept.get(slip.roundId);
      const same =
        row?.state === slip.state &&
        BigInt(row.stake) === slip.stake &&
        BigInt(row.payout) === slip.payout;
      must(same, 'a slip stays what its player was told', [row, slip]);
      const struck = [row.struck, slip.struck].map(sorted);
      must(struck[0] === struck[1], 'a slip is struck at the terms the engine states', struck);
      kept.delete(slip.roundId);
    }
  }
  checkStakes(world, kept);
  must(kept.size === 0, 'no slip is taken that nobody was told of', [...kept.keys()].slice(0, 5));
}

/** The database keeps the keys of JSON in an order of its own. */
const sorted = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
