// Laws of rewards and points, whatever gives, pays or takes them back: each query finds what breaks
// its law. Read past the server, by simulations and by those who send mutated requests.
import { lawsOfPrizes } from './prize-laws.ts';

const parts = `select c.promotion_id, c.id || '-' || (place - 1) as id, c.player_id, c.state,
    one ->> 'kind' as kind, ((one ->> 'amount')::numeric * 10000)::bigint as amount
  from promotions_claim c, jsonb_array_elements(c.rewards) with ordinality as r (one, place)
  where (one ->> 'amount')::numeric > 0`;

/** What members had used up of bonuses that were taken back. */
const kept = `select part.promotion_id, part.amount - least(b.lost, part.amount) as kept
  from (${parts}) as part join wallet_bonus b on b.id = part.id
  where part.state = 'returned' and part.kind = 'bonus' and b.active_at is not null`;

const posted = `select e.reference, e.event, sum(e.amount)::bigint as amount, count(*) as count
  from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'player-cash'
  where e.event in ('reward-paid', 'reward-taken', 'goods-paid', 'goods-returned')
  group by e.reference, e.event`;

export const lawsOfRewards: Readonly<Record<string, string>> = {
  ...lawsOfPrizes,
  'a promotion has cost what its rewards were paid': `select p.id, k.spent::text, c.paid::text
    from promotions_promotion p left join promotions_cost k on k.promotion_id = p.id
    left join (select promotion_id, sum(paid) as paid from (
        select promotion_id, cost as paid from promotions_claim where state = 'claimed'
        union all select promotion_id, kept from (${kept}) as k) as each
      group by promotion_id) c on c.promotion_id = p.id
    where coalesce(k.spent, 0) <> coalesce(c.paid, 0)`,
  'the cost of the days is what was ever paid': `select p.id, d.spent::text, c.paid::text
    from promotions_promotion p
    left join (select promotion_id, sum(spent) as spent from promotions_cost_day
      group by promotion_id) d on d.promotion_id = p.id
    left join (select promotion_id, sum(cost) as paid from promotions_claim
      where state in ('claimed', 'returned') group by promotion_id) c on c.promotion_id = p.id
    where coalesce(d.spent, 0) <> coalesce(c.paid, 0)`,
  'a member whom a promotion paid is counted once': `select k.promotion_id, k.members, c.paid
    from promotions_cost k left join (select promotion_id, count(distinct player_id) as paid
      from promotions_claim where state in ('claimed', 'returned') group by promotion_id) c
      on c.promotion_id = k.promotion_id
    where k.members <> coalesce(c.paid, 0)`,
  'a reward in cash is paid once when it is claimed': `with part as (${parts}),
      posted as (${posted})
    select part.id, part.state, part.amount::text, posted.amount::text as paid
    from part left join posted on posted.reference = part.id and posted.event = 'reward-paid'
    where part.kind = 'cash' and (coalesce(posted.count, 0) > 1 or coalesce(posted.amount, 0) <>
      case when part.state in ('claimed', 'returned') then part.amount else 0 end)`,
  'a reward in cash is taken back once when it is returned': `with part as (${parts}),
      posted as (${posted})
    select part.id, part.state, part.amount::text, posted.amount::text as taken
    from part left join posted on posted.reference = part.id and posted.event = 'reward-taken'
    where part.kind = 'cash' and coalesce(posted.amount, 0) <>
      case when part.state = 'returned' then -part.amount else 0 end`,
  'no cash is paid as a reward of nothing': `with part as (${parts}), posted as (${posted})
    select reference, event, amount::text from posted
    where event like 'reward-%' and not exists (select from part where part.id = reference)
      and not exists (select from points_redemption r where r.id = reference and kind = 'money')`,
  'a bonus of a reward is granted once it is claimed': `with part as (${parts})
    select part.id, part.state, b.amount::text from part left join wallet_bonus b on b.id = part.id
    where part.kind = 'bonus'
      and ((b.id is not null) <> (part.state in ('claimed', 'returned'))
        or b.amount <> part.amount)`,
  'points of a reward are given once it is claimed': `with part as (${parts})
    select part.id, part.state, e.points from part
    left join points_entry e on e.kind = 'reward' and e.reference = part.id
    where part.kind = 'points' and coalesce(e.points, 0) <>
      case when part.state in ('claimed', 'returned') then part.amount / 10000 else 0 end`,
  'tickets of a reward are given once it is claimed, and none is left once it is returned': `
    with part as (${parts})
    select part.id, part.state, t.given, t.unused from part
    left join promotions_ticket t on t.id = part.id
    where part.kind = 'ticket'
      and (coalesce(t.given, 0) <> case when part.state in ('claimed', 'returned')
          then part.amount / 10000 else 0 end
        or part.state = 'returned' and t.unused > 0 and not t.is_expired
          and t.expires_at > t.cancelled_at)`,
  'free rounds and free bets of a reward are given once it is claimed': `with part as (${parts})
    select part.id, part.state, f.given, f.stake::text from part
    left join wagering_free_rounds f on f.id = part.id
    where part.kind in ('free-rounds', 'free-bet')
      and ((f.id is not null) <> (part.state in ('claimed', 'returned'))
        or part.state = 'returned' and f.ended_at is null
        or part.kind = 'free-bet' and (f.kind <> 'bet' or f.given <> 1 or f.stake <> part.amount)
        or part.kind = 'free-rounds' and (f.kind <> 'rounds' or f.given * 10000 <> part.amount))`,
  'every ticket opened one draw, or is left, cancelled or given up': `select t.id, o.opened
    from promotions_ticket t left join (select ticket_id, count(*) as opened
      from promotions_opening where ticket_id is not null group by ticket_id) o
      on o.ticket_id = t.id
    where t.given - t.unused - t.cancelled - cardinality(t.given_up) <> coalesce(o.opened, 0)`,
  'a batch counts the vouchers that were used, each for a claim of who used it': `
    select b.id, b.made, b.used, v.made as there, v.used as claimed
    from promotions_voucher_batch b join (select v.batch_id, count(*) as made,
        count(c.id) filter (where c.player_id = v.player_id and c.promotion_id = b.promotion_id)
          as used
      from promotions_voucher v join promotions_voucher_batch b on b.id = v.batch_id
      left join promotions_claim c on c.id = v.claim_id group by v.batch_id) v on v.batch_id = b.id
    where b.made <> v.made or b.used <> v.used`,
  'the points of a member are the sum of their entries': `select a.player_id, a.balance, e.sum
    from points_account a left join (select player_id, sum(points)::bigint as sum
      from points_entry group by player_id) e on e.player_id = a.player_id
    where a.balance <> coalesce(e.sum, 0)`,
  'every entry of points goes on where the one before it ended': `select player_id, id::text
    from (select player_id, id, balance - points as before,
      lag(balance, 1, 0::bigint) over (partition by player_id order by id) as ended
      from points_entry) as chained where before <> ended`,
  'points that were ever earned stay earned': `select a.player_id, a.earned, e.sum
    from points_account a left join (select player_id, sum(points)::bigint as sum
      from points_entry where kind in ('play', 'deposit', 'reward') group by player_id) e
      on e.player_id = a.player_id
    where a.earned <> coalesce(e.sum, 0)`,
  'an exchange takes its points once, and a rejected one returns them': `select r.id, r.state,
      e.sum::text from points_redemption r left join (select reference, sum(points) as sum
      from points_entry where kind in ('redeemed', 'converted', 'returned') group by reference) e
      on e.reference = r.id
    where coalesce(e.sum, 0) <> case when r.state = 'rejected' then 0 else -r.points end`,
  'money beside points goes with them': `with posted as (${posted})
    select r.id, r.state, s.sum::text from points_redemption r
    left join (select reference, sum(amount) as sum from posted group by reference) s
      on s.reference = r.id
    where coalesce(s.sum, 0) <> case when r.kind = 'money' then r.amount
      when r.state = 'rejected' then 0 else -r.amount end`,
  'a good counts what was redeemed of it': `select g.id, g.redeemed, r.sum from points_good g
    left join (select good_id, sum(quantity)::bigint as sum from points_redemption
      where state <> 'rejected' group by good_id) r on r.good_id = g.id
    where g.redeemed <> coalesce(r.sum, 0)`,
};
