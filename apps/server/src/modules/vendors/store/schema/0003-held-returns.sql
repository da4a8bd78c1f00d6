-- What came back from a vendor's wallet beyond what was sent there: it waits until a deposit that
-- had no answer then is confirmed, or staff decide.
create table vendors_held_return (
  transfer_id text primary key references vendors_transfer (id),
  vendor text not null,
  player_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'covered', 'confirmed', 'rejected')),
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  reason text not null default ''
);
create index vendors_held_return_waiting on vendors_held_return (at) where state = 'waiting';
create index vendors_held_return_newest on vendors_held_return (at desc);
create index vendors_held_return_player on vendors_held_return (player_id, vendor, currency);

-- What was won and credited before this rule is settled: it must not count against what comes.
insert into vendors_held_return (transfer_id, vendor, player_id, currency, amount, state, at,
  decided_at, reason)
select (array_agg(id order by settled_at desc) filter (where direction = 'out'))[1], vendor,
  player_id, currency, sum(case direction when 'out' then amount else -amount end), 'confirmed',
  max(settled_at), max(settled_at), 'Credited before returns were held.'
from vendors_transfer where state = 'done'
group by vendor, player_id, currency
having sum(case direction when 'out' then amount else -amount end) > 0;
