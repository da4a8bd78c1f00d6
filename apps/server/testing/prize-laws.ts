// Laws of what rewards lead to: prize draws, red envelopes, races, invited friends and free rounds.
// Each query finds what breaks its law; read past the server, beside the laws of rewards.

/** Packets of each envelope. */
const packets = `select envelope_id, count(*) as packets, sum(amount) as total,
    min(amount) as least, count(player_id) as taken,
    coalesce(sum(amount) filter (where player_id is not null), 0) as taken_amount
  from promotions_packet group by envelope_id`;

/** Rounds and orders that were played of free rounds and free bets, with what they won. */
const played = `select free_id, count(distinct coalesce(order_id, round_id)) as rounds,
    coalesce(sum(case when free_kind = 'bet' then greatest(payout - stake, 0) else payout end)
      filter (where state = 'settled'), 0) as paid
  from wagering_round where free_id is not null and state <> 'void' group by free_id`;

export const lawsOfPrizes: Readonly<Record<string, string>> = {
  'a prize that was drawn is paid once with its opening': `select o.id, c.state
    from promotions_opening o left join promotions_claim c on c.promotion_id = o.promotion_id
      and c.player_id = o.player_id and c.period = o.id and c.tier = o.segment
    where (jsonb_array_length(o.rewards) > 0) <> (c.id is not null)
      or c.state not in ('claimed', 'returned')`,
  'every opening is counted for its segment': `select d.promotion_id, d.segment, d.times, o.times
    from promotions_drawn d full join (select promotion_id, version, segment, count(*) as times
      from promotions_opening group by promotion_id, version, segment) o
      using (promotion_id, version, segment)
    where d.times is distinct from o.times`,
  'a number of a seed is drawn from once': `select player_id, seed_id, nonce::text
    from (select player_id, seed_id, nonce from promotions_opening
      union all select r.player_id, r.seed_id, r.nonce from wagering_round r
        where r.vendor is null and exists (select from promotions_opening o
          where o.player_id = r.player_id and o.seed_id = r.seed_id)) as each
    group by player_id, seed_id, nonce having count(*) > 1`,
  'the packets of an envelope are its total, each one cent at least': `select e.id, p.total::text
    from promotions_envelope e join (${packets}) as p on p.envelope_id = e.id
    where p.total <> (e.written ->> 'total')::numeric * 10000 or p.least < 100
      or p.packets <> e.packets`,
  'the account of an envelope holds what nobody took': `select e.id, e.stage, a.balance::text
    from promotions_envelope e join (${packets}) as p on p.envelope_id = e.id
    left join ledger_account a on a.owner = 'envelope:' || e.id
    where coalesce(a.balance, 0) <>
      case when e.stage = 'published' then p.total - p.taken_amount else 0 end`,
  'an envelope counts what was taken of it': `select e.id, e.taken, p.taken
    from promotions_envelope e join (${packets}) as p on p.envelope_id = e.id
    where e.taken <> p.taken or e.taken_amount <> p.taken_amount`,
  'a packet in cash is paid once to who took it': `select p.envelope_id, p.place, e.sum::text
    from promotions_packet p join promotions_envelope v on v.id = p.envelope_id
    left join (select e.reference, a.owner, count(*) as count, sum(e.amount) as sum
      from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'player-cash'
      where e.event = 'packet-paid' group by e.reference, a.owner) e
      on e.reference = p.envelope_id || '-' || p.player_id and e.owner = p.player_id
    where p.player_id is not null and v.written ->> 'reward' = 'cash'
      and (e.count is distinct from 1 or e.sum <> p.amount)`,
  'a packet that is a bonus is granted once': `select p.envelope_id, p.place, b.amount::text
    from promotions_packet p join promotions_envelope v on v.id = p.envelope_id
    left join wallet_bonus b on b.id = p.envelope_id || '-' || p.player_id
    where p.player_id is not null and v.written ->> 'reward' = 'bonus'
      and ((p.paid_at is null) <> (b.id is null) or b.amount <> p.amount)`,
  'the shelves of a board count its members': `select f.board_id, f.members, s.members
    from (select board_id, sum(members) as members from promotions_shelf group by board_id) f
    left join (select board_id, count(*) as members from promotions_score where state = 'on'
      group by board_id) s on s.board_id = f.board_id
    where f.members <> coalesce(s.members, 0)`,
  'a place of a race is a reward of who won it': `select w.board_id, w.place, w.player_id
    from promotions_place w left join promotions_claim c on c.id = w.claim_id
    where c.player_id <> w.player_id
    union all select board_id, max(place), null from promotions_place
      group by board_id having max(place) <> count(*)`,
  'a friend is somebody else, and gives one reward for each step': `select promotion_id, friend_id,
      tier from promotions_claim where friend_id is not null
    group by promotion_id, friend_id, tier
    having count(*) > 1 or bool_or(friend_id = player_id)`,
  'free rounds are played as often as they are used up': `select f.id, f.unused, p.rounds
    from wagering_free_rounds f left join (${played}) as p on p.free_id = f.id
    where f.given - f.unused <> coalesce(p.rounds, 0)`,
  'free rounds for a bonus won what their rounds paid': `select f.id, f.won::text, p.paid::text
    from wagering_free_rounds f left join (${played}) as p on p.free_id = f.id
    where f.won <> case when f.pays = 'bonus' then coalesce(p.paid, 0) else 0 end`,
  'free rounds become one bonus at most, of what they won': `select f.id, b.amount::text
    from wagering_free_rounds f join wallet_bonus b on b.id = f.id
    where f.ended_at is null or f.pays <> 'bonus' or b.amount <> f.won`,
};
