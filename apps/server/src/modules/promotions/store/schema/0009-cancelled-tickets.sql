-- Tickets that open nothing any more: staff took the reward back, or their member gave some up.
-- Each of a reward's tickets has a number from 1.
-- Small: promotions_ticket, prize draws are in no release yet.
-- Small: promotions_opening, the same.
alter table promotions_ticket
  add column cancelled integer not null default 0 check (cancelled >= 0),
  add column cancelled_at timestamptz,
  add column given_up integer[] not null default '{}',
  add constraint promotions_ticket_sum
    check (unused + cancelled + cardinality(given_up) <= given);
create index promotions_ticket_newest on promotions_ticket (player_id, given_at desc, id);

-- The number of the ticket that opened it: each opens once.
alter table promotions_opening add column ticket_number integer check (ticket_number > 0);
update promotions_opening as o set ticket_number = n.number
from (select id, row_number() over (partition by ticket_id order by opened_at, id) as number
  from promotions_opening where ticket_id is not null) as n
where n.id = o.id;
alter table promotions_opening
  add constraint promotions_opening_ticket_once unique (ticket_id, ticket_number);
