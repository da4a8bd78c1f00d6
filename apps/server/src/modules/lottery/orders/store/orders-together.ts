// The rows of orders and chases, written in the transaction that moves their slips: placed, settled
// and settled again, cancelled, void. So a chase knows that it has won, and what rebates are due,
// as soon as the payout is durable. News of corrected and cancelled issues are told with it.
import type { OrderChange, OrdersTogether, Slip } from '../../../wagering/index.ts';
import type { Saving } from '../../../../platform/database/index.ts';
import type { Outbox } from '../../../../platform/outbox/index.ts';
import type { OrderDetail, OrderPart } from '../rules/order.ts';
import type { RebateBase } from '../rules/struck-order.ts';
import { judgeOrders } from '../../limits/judge.ts';
import { newsOf } from './order-news.ts';

export function createOrdersTogether(tell: Outbox['saving']): OrdersTogether {
  return {
    judge: judgeOrders,
    save(changes) {
      const placed = changes.filter(isOurs);
      const moved = changes.filter(({ change }) => change !== 'placed').flatMap(movesOf);
      const news = tell(newsOf(changes));
      return [...insertChases(placed), ...insertOrders(placed), ...move(moved), ...news];
    },
  };
}

/** Other families lay orders too; slips without a row of ours move none. */
const isOurs = ({ change, detail }: OrderChange): boolean =>
  change === 'placed' && (detail as Partial<OrderDetail> | null)?.of === 'lottery';

const detailOf = ({ detail }: OrderChange): OrderDetail => detail as OrderDetail;

const insertChasesText = `insert into lottery_chase (chase_id, player_id, currency, game_code,
    stop, stop_profit, placed_at, phases, open_phases, stake)
  select chase_id, player_id, currency, game_code, stop, stop_profit, placed_at, phases, phases,
    stake
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[],
    $7::timestamptz[], $8::integer[], $9::bigint[])
    as n(chase_id, player_id, currency, game_code, stop, stop_profit, placed_at, phases, stake)`;

function insertChases(placed: readonly OrderChange[]): readonly Saving[] {
  const chases = placed.flatMap((change) => {
    const detail = detailOf(change);
    return detail.chase === null ? [] : [{ ...change, detail, chase: detail.chase }];
  });
  if (chases.length === 0) return [];
  const values = [
    chases.map(({ orderId }) => orderId),
    chases.map(({ playerId }) => playerId),
    chases.map(({ currency }) => currency),
    chases.map(({ detail }) => detail.gameCode),
    chases.map(({ chase }) => chase.stop),
    chases.map(({ chase }) => chase.profit),
    chases.map(({ detail }) => new Date(detail.placedAt)),
    chases.map(({ detail }) => detail.parts.length),
    chases.map(({ detail }) => stakeOf(detail.parts)),
  ];
  return [{ name: 'lottery-insert-chases', text: insertChasesText, values }];
}

/** As rebates are counted from it. */
const keptBase = ({ chosen, stake, most }: RebateBase) =>
  most === undefined ? [chosen, String(stake)] : [chosen, String(stake), most];

const stakeOf = (parts: readonly OrderPart[]) => parts.reduce((sum, { stake }) => sum + stake, 0n);

const insertOrdersText = `insert into lottery_order (base_id, phase, player_id, currency, game_code,
    event_id, issue, placed_at, closes_at, draws_at, stake, slips, slips_open, line_id, bases,
    rebate, line_rebate, cut, asked)
  select base_id, phase, player_id, currency, game_code, event_id, issue, placed_at, closes_at,
    draws_at, stake, slips, slips, line_id, bases, rebate, line_rebate, cut, asked
  from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::timestamptz[], $9::timestamptz[], $10::timestamptz[], $11::bigint[],
    $12::integer[], $13::text[], $14::jsonb[], $15::bigint[], $16::bigint[], $17::boolean[],
    $18::text[])
    as n(base_id, phase, player_id, currency, game_code, event_id, issue, placed_at, closes_at,
      draws_at, stake, slips, line_id, bases, rebate, line_rebate, cut, asked)`;

function insertOrders(placed: readonly OrderChange[]): readonly Saving[] {
  const rows = placed.flatMap((change) => {
    const detail = detailOf(change);
    return detail.parts.map((part) => ({ ...change, detail, part }));
  });
  if (rows.length === 0) return [];
  const values = [
    rows.map(({ orderId }) => orderId),
    rows.map(({ part }) => part.phase),
    rows.map(({ playerId }) => playerId),
    rows.map(({ currency }) => currency),
    rows.map(({ detail }) => detail.gameCode),
    rows.map(({ part }) => part.eventId),
    rows.map(({ part }) => part.issue),
    rows.map(({ detail }) => new Date(detail.placedAt)),
    rows.map(({ part }) => new Date(part.closesAt)),
    rows.map(({ part }) => new Date(part.drawsAt)),
    rows.map(({ part }) => part.stake),
    rows.map(({ part }) => part.slips),
    rows.map(({ detail }) => detail.lineId),
    rows.map(({ part }) => JSON.stringify(part.bases.map(keptBase))),
    rows.map(({ part }) => part.rebate),
    rows.map(({ part }) => part.lineRebate),
    rows.map(({ detail }) => detail.cut),
    rows.map(({ detail }) => detail.asked),
  ];
  return [{ name: 'lottery-insert-orders', text: insertOrdersText, values }];
}

interface Move {
  readonly baseId: string;
  readonly eventId: string;
  readonly kind: Exclude<OrderChange['change'], 'placed'>;
  /** Slips that were open until now. */
  readonly closed: number;
  readonly payout: bigint;
  readonly version: number;
  readonly at: number;
}

/** What the slips of a change come to on each of their events. */
function movesOf({ orderId: baseId, change, slips, at }: OrderChange): Move[] {
  if (change === 'placed') return [];
  const events = Map.groupBy(slips, ({ slip }) => slip.eventId);
  return [...events].map(([eventId, own]) => ({
    baseId,
    eventId,
    kind: change,
    closed: change === 'corrected' ? 0 : own.length,
    payout: change === 'settled' || change === 'corrected' ? paidTo(own) : 0n,
    version: Math.max(...own.map(({ slip }) => slip.settledVersion)),
    at,
  }));
}

const paidTo = (slips: readonly Slip[]) => slips.reduce((sum, { payout }) => sum + payout, 0n);

// A correction settles every slip of its event again, so that its first chunk begins a new sum.
const moveText = `with moved as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[],
      $6::integer[], $7::timestamptz[])
      as n(base_id, event_id, kind, closed, payout, version, at)
  ), before as (
    select o.base_id, o.phase, o.payout, m.kind, m.closed, m.version, m.at,
      o.slips_open - m.closed as open_left, o.line_rebate > 0 as earns,
      case when m.kind in ('cancelled', 'void') then o.payout
        when m.version > o.settled_version then m.payout else o.payout + m.payout
      end as payout_now,
      coalesce(h.stop_due, false) as stop_due
    from moved as m join lottery_order as o using (base_id, event_id)
    left join lottery_chase as h on h.chase_id = o.base_id
  ), after as (
    update lottery_order as o set slips_open = b.open_left, payout = b.payout_now,
      settled_version = greatest(o.settled_version, b.version), settled_at = b.at,
      rebate_due = o.rebate_due or (b.earns and b.kind = 'settled' and b.open_left = 0),
      state = case
        when b.open_left > 0 then o.state
        when b.kind = 'cancelled' and b.stop_due then 'stopped'
        when b.kind = 'cancelled' then 'cancelled-by-player'
        when b.kind = 'void' then 'cancelled-by-house'
        when b.payout_now > 0 then 'won' else 'lost' end
    from before as b where o.base_id = b.base_id and o.phase = b.phase
    returning o.base_id, o.phase, o.state, o.stake, o.payout - b.payout as gained,
      b.closed > 0 and b.open_left = 0 as decided
  ), summed as (
    select base_id, sum(gained) as gained,
      count(*) filter (where decided) as decided,
      count(*) filter (where decided and state in ('won', 'lost')) as played,
      count(*) filter (where decided and state in ('cancelled-by-player', 'stopped')) as back,
      coalesce(sum(stake) filter (where decided and state in ('won', 'lost')), 0) as staked,
      coalesce(sum(stake) filter (where decided and state not in ('won', 'lost')), 0) as refunded,
      bool_or(state = 'won') as won, bool_or(decided and state = 'stopped') as stopped
    from after where phase > 0 group by base_id
  )
  update lottery_chase as h set open_phases = h.open_phases - s.decided,
    settled_phases = h.settled_phases + s.decided - s.back,
    cancelled_phases = h.cancelled_phases + s.back,
    refunded = h.refunded + s.refunded,
    net = h.net + s.gained - s.staked,
    stop_due = h.stop_due or (h.open_phases > s.decided and (
      (h.stop = 'win' and s.won)
      or (h.stop = 'profit' and s.played > 0 and h.net + s.gained - s.staked >= h.stop_profit))),
    state = case
      when s.stopped or h.state = 'stopped-by-win' then 'stopped-by-win'
      when h.open_phases > s.decided then 'running'
      when h.settled_phases + s.decided - s.back > 0 then 'finished'
      else 'cancelled' end
  from summed as s where h.chase_id = s.base_id`;

function move(moves: readonly Move[]): readonly Saving[] {
  if (moves.length === 0) return [];
  const values = [
    moves.map(({ baseId }) => baseId),
    moves.map(({ eventId }) => eventId),
    moves.map(({ kind }) => kind),
    moves.map(({ closed }) => closed),
    moves.map(({ payout }) => payout),
    moves.map(({ version }) => version),
    moves.map(({ at }) => new Date(at)),
  ];
  return [{ name: 'lottery-move-orders', text: moveText, values }];
}
