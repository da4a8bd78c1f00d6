// The loaded rows of a batch of settlements: for each player of each event the slips not yet
// settled by its result, at most a thousand at once, with their earlier payouts.
import { prepared, columnsText, textsText, type Tx } from '../../../../platform/database/index.ts';
import type { Fates } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { PlayerPlay } from '../../rounds/rules/round.ts';
import type { FreeClosed } from '../../rounds/store/free-rounds.ts';
import { loadFates } from '../../rounds/store/funding.ts';
import { loadPlays } from '../../rounds/store/play-batch.ts';
import { roundColumns, roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import type { SharedEvent } from '../rules/event.ts';
import type { OrderChange, Slip } from '../rules/slip.ts';
import { isSlip, loadEvents } from './slip-batch.ts';

export interface SettleItem {
  readonly eventId: string;
  readonly playerId: string;
  readonly currency: string;
  /** The player owes something, or may owe it now: what is won settles a debt first. */
  readonly mayOwe: boolean;
  readonly now: number;
}

export interface SettleState {
  readonly plays: Map<string, PlayerPlay>;
  readonly events: ReadonlyMap<string, SharedEvent>;
  /** By `itemName`. */
  readonly slips: ReadonlyMap<string, readonly Slip[]>;
  readonly paid: ReadonlyMap<string, Units>;
  readonly changedPlays: Set<string>;
  readonly decided: Slip[];
  /** Of free bets that win a bonus, what is gathered for it. */
  readonly won: FreeClosed[];
  readonly changes: OrderChange[];
  readonly fates: Fates;
}

export const itemName = ({ eventId, playerId, currency }: Omit<SettleItem, 'mayOwe' | 'now'>) =>
  `${eventId} ${playerId} ${currency}`;

/** So many slips of one player are settled in one transaction. */
export const slipsAtOnce = 1000;

// A player's purses are locked before, and whatever changes the player's slips locks them too.
const load = {
  name: 'wagering-load-unsettled',
  text: `select ${columnsText(roundColumns, 'r')} from (
      select distinct event_id, player_id, currency
      from unnest($1::text[], $2::text[], $3::text[]) as n(event_id, player_id, currency)
    ) as k
    join wagering_event as e using (event_id)
    cross join lateral (
      select ${columnsText(roundColumns, 'one')} from wagering_round as one
      where one.event_id = k.event_id and one.player_id = k.player_id
        and one.currency = k.currency and one.state <> 'void'
        and (one.state = 'open' or one.settled_version < e.result_version)
      order by one.round_id limit ${slipsAtOnce}
    ) as r`,
};

const loadPaid = {
  name: 'wagering-load-paid',
  text: `select r.event_id, r.player_id, r.currency, sum(r.payout)::bigint as paid
    from (
      select distinct event_id, player_id, currency
      from unnest($1::text[], $2::text[], $3::text[]) as n(event_id, player_id, currency)
    ) as k
    join wagering_event as e using (event_id)
    join wagering_round as r on r.event_id = k.event_id and r.player_id = k.player_id
      and r.currency = k.currency
    where r.state = 'settled' and r.settled_version = e.result_version and r.payout > 0
    group by r.event_id, r.player_id, r.currency`,
};

interface PaidRow {
  readonly event_id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly paid: bigint;
}

export async function loadSettling(tx: Tx, items: readonly SettleItem[]): Promise<SettleState> {
  const keys = [
    textsText(items.map(({ eventId }) => eventId)),
    textsText(items.map(({ playerId }) => playerId)),
    textsText(items.map(({ currency }) => currency)),
  ];
  const [plays, events, rows, paid] = await Promise.all([
    loadPlays(
      tx,
      items.map(({ playerId }) => playerId),
    ),
    loadEvents(
      tx,
      items.map(({ eventId }) => eventId),
    ),
    prepared<RoundRow>(tx, load, keys),
    prepared<PaidRow>(tx, loadPaid, keys),
  ]);
  const slips = rows.map(roundOf).filter(isSlip);
  const fates = await loadFates(tx, slips);
  const named = ({ event_id: eventId, player_id: playerId, currency }: PaidRow) =>
    itemName({ eventId, playerId, currency });
  return {
    plays,
    fates,
    events,
    slips: Map.groupBy(slips, ({ slip, ...one }) =>
      itemName({
        ...one,
        eventId: slip.eventId,
      }),
    ),
    paid: new Map(paid.map((row) => [named(row), row.paid])),
    changedPlays: new Set(),
    decided: [],
    won: [],
    changes: [],
  };
}
