// Reads and writes many slips and their orders in one statement each, inside the group's
// transaction.
import {
  columnsText,
  prepared,
  textsText,
  wholesText,
  momentsText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { orderNowText } from '../../rounds/store/order.ts';
import { roundColumns, roundOf, type RoundRow } from '../../rounds/store/rows.ts';
import { eventOf, eventColumns, type EventRow } from './event-rows.ts';
import type { SharedEvent } from '../rules/event.ts';
import type { Slip, SlipOrder } from '../rules/slip.ts';

export function isSlip(round: Round): round is Slip {
  return round.slip !== undefined;
}

/** These events, shared: a draw waits until the slips that saw them undrawn are committed. */
export async function loadEvents(
  tx: Tx,
  eventIds: readonly string[],
): Promise<Map<string, SharedEvent>> {
  if (eventIds.length === 0) return new Map();
  const found = await prepared<EventRow>(
    tx,
    {
      name: 'wagering-load-events',
      text: `select ${columnsText(eventColumns)} from wagering_event
        where event_id = any($1) order by event_id for share`,
    },
    [textsText([...new Set(eventIds)])],
  );
  return new Map(found.map((row) => [row.event_id, eventOf(row)]));
}

export interface KeptOrder extends SlipOrder {
  readonly fingerprint: string;
}

interface OrderRow extends RoundRow {
  readonly order_stake: bigint;
  readonly fingerprint: string;
}

/** More than any order has. */
const everySlip = 2 ** 31 - 1;

/** $1: their numbers, $2: how many slips of each at most. */
export const loadOrdersText = `select ${columnsText(roundColumns, 'r')}, o.stake as order_stake,
    o.fingerprint
  from wagering_slip_order as o
  cross join lateral generate_series(0, least(o.slips, $2::integer) - 1) as place
  cross join lateral (
    select ${columnsText(roundColumns, 'one')} from wagering_round as one
    where one.player_id = o.player_id
      and one.round_id = o.order_id || lpad(place::text, 4, '0')
    -- Keeps the lookup by number: joined, all rounds of the house would be read.
    offset 0
  ) as r
  where o.order_id = any($1)
  order by o.order_id, place`;

/** Orders that exist with their slips in their places, or with the first of them. */
export async function loadOrders(
  on: Tx,
  orderIds: readonly string[],
  slipsMost = everySlip,
): Promise<Map<string, KeptOrder>> {
  const found = await prepared<OrderRow>(
    on,
    { name: 'wagering-load-orders', text: loadOrdersText },
    [textsText([...new Set(orderIds)]), slipsMost],
  );
  const groups = Map.groupBy(found, ({ order_id: orderId }) => orderId ?? '');
  return new Map([...groups].map(([orderId, rows]) => [orderId, keptOrder(orderId, rows)]));
}

function keptOrder(orderId: string, rows: readonly OrderRow[]): KeptOrder {
  const slips = rows.map(roundOf).filter(isSlip);
  const [row] = rows;
  return {
    orderId,
    playerId: row?.player_id ?? '',
    currency: row?.currency ?? '',
    stake: row?.order_stake ?? 0n,
    fingerprint: row?.fingerprint ?? '',
    openedAt: row?.opened_at.getTime() ?? 0,
    slips,
  };
}

/** Whose slips on which event, and of which money. */
export interface OwnSlips {
  readonly playerId: string;
  readonly currency: string;
  readonly eventId: string;
}

export const ownName = ({ playerId, currency, eventId }: OwnSlips): string =>
  `${eventId} ${playerId} ${currency}`;

interface OwnRow {
  readonly event_id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly slips: bigint;
}

/** How many slips players have on events; their purses are locked before. */
export async function countSlips(tx: Tx, asked: readonly OwnSlips[]): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map();
  const found = await prepared<OwnRow>(
    tx,
    {
      name: 'wagering-count-own-slips',
      text: `select r.event_id, r.player_id, r.currency, count(*) as slips
        from (
          select distinct event_id, player_id, currency
          from unnest($1::text[], $2::text[], $3::text[]) as n(event_id, player_id, currency)
        ) as k
        join wagering_round as r using (event_id, player_id, currency)
        where r.state <> 'void' group by r.event_id, r.player_id, r.currency`,
    },
    [
      textsText(asked.map(({ eventId }) => eventId)),
      textsText(asked.map(({ playerId }) => playerId)),
      textsText(asked.map(({ currency }) => currency)),
    ],
  );
  return new Map(
    found.map(({ event_id: eventId, player_id: playerId, currency, slips }) => [
      ownName({ eventId, playerId, currency }),
      Number(slips),
    ]),
  );
}

const insertOrdersText = `insert into wagering_slip_order
    (order_id, player_id, currency, slips, stake, fingerprint, opened_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[],
    $6::text[], $7::timestamptz[])`;

export function insertOrders(orders: readonly KeptOrder[]): readonly Saving[] {
  if (orders.length === 0) return [];
  const values = [
    textsText(orders.map(({ orderId }) => orderId)),
    textsText(orders.map(({ playerId }) => playerId)),
    textsText(orders.map(({ currency }) => currency)),
    wholesText(orders.map(({ slips }) => slips.length)),
    wholesText(orders.map(({ stake }) => stake)),
    textsText(orders.map(({ fingerprint }) => fingerprint)),
    momentsText(orders.map(({ openedAt }) => openedAt)),
  ];
  return [{ name: 'wagering-insert-orders', text: insertOrdersText, values }];
}

const insertSlipsText = `insert into wagering_round (player_id, round_id, family, game_code,
    game_version, bet, currency, state, stake, commitment, seed_id, client_seed, nonce, opened_at,
    event_id, order_id, struck, expected, bonus_id, bonus_stake, free_id, free_kind, free_pays)
  select player_id, round_id, family, game_code, game_version, bet, currency, 'open', stake,
    commitment, seed_id, client_seed, 0, opened_at, event_id, order_id, struck, expected,
    bonus_id, bonus_stake, free_id, free_kind, free_pays
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::bigint[], $9::text[], $10::text[], $11::text[], $12::timestamptz[], $13::text[],
    $14::text[], $15::jsonb[], $16::bigint[], $17::text[], $18::bigint[], $19::text[],
    $20::text[], $21::text[])
    as n(player_id, round_id, family, game_code, game_version, bet, currency, stake, commitment,
      seed_id, client_seed, opened_at, event_id, order_id, struck, expected, bonus_id,
      bonus_stake, free_id, free_kind, free_pays)`;

export function insertSlips(slips: readonly Slip[]): readonly Saving[] {
  if (slips.length === 0) return [];
  const texts = (of: (slip: Slip) => string | null) => textsText(slips.map((one) => of(one) ?? ''));
  const values = [
    texts((slip) => slip.playerId),
    texts((slip) => slip.roundId),
    texts((slip) => slip.family),
    texts((slip) => slip.gameCode),
    texts((slip) => slip.gameVersion),
    texts((slip) => slip.bet),
    texts((slip) => slip.currency),
    wholesText(slips.map(({ stake }) => stake)),
    texts((slip) => slip.commitment),
    texts((slip) => slip.seedId),
    texts((slip) => slip.clientSeed),
    momentsText(slips.map(({ openedAt }) => openedAt)),
    texts(({ slip }) => slip.eventId),
    texts(({ slip }) => slip.orderId),
    textsText(slips.map(({ slip }) => JSON.stringify(slip.struck))),
    wholesText(slips.map(({ slip }) => slip.expected)),
    slips.map(({ bonus }) => bonus?.id ?? null),
    slips.map(({ bonus }) => bonus?.stake ?? null),
    slips.map(({ free }) => free?.id ?? null),
    slips.map(({ free }) => free?.kind ?? null),
    slips.map(({ free }) => free?.pays ?? null),
  ];
  return [{ name: 'wagering-insert-slips', text: insertSlipsText, values }];
}

// A corrected slip keeps its place in the order of closing: it was counted there.
const decideText = `update wagering_round as r set state = n.state, payout = n.payout,
    outcome = n.outcome, balance_after = n.balance_after,
    settled_at = n.settled_at, valid_stake = n.valid_stake, settled_version = n.settled_version,
    closed_in = coalesce(r.closed_in, ${orderNowText})
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::jsonb[], $6::bigint[],
    $7::timestamptz[], $8::bigint[], $9::integer[])
    as n(player_id, round_id, state, payout, outcome, balance_after, settled_at, valid_stake,
      settled_version)
  where r.player_id = n.player_id and r.round_id = n.round_id and r.state <> 'void'`;

/** Writes what became of slips: settled, void, or settled again by a corrected result. */
export function decideSlips(slips: readonly Slip[]): readonly Saving[] {
  if (slips.length === 0) return [];
  const values = [
    textsText(slips.map(({ playerId }) => playerId)),
    textsText(slips.map(({ roundId }) => roundId)),
    textsText(slips.map(({ state }) => state)),
    wholesText(slips.map(({ payout }) => payout)),
    textsText(slips.map(({ outcome }) => JSON.stringify(outcome ?? null))),
    wholesText(slips.map(({ balanceAfter }) => balanceAfter ?? 0n)),
    momentsText(slips.map(({ settledAt }) => settledAt)),
    wholesText(slips.map(({ slip }) => slip.validStake ?? 0n)),
    wholesText(slips.map(({ slip }) => slip.settledVersion)),
  ];
  return [{ name: 'wagering-decide-slips', text: decideText, values }];
}
