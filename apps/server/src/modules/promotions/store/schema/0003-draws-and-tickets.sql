-- Tickets of members: what a reward gave, used one by one until they expire.
create table promotions_ticket (
  -- The reward that gave them: given once.
  id text primary key,
  player_id text not null,
  kind text not null check (kind in ('wheel', 'egg', 'slot', 'scratch')),
  given integer not null check (given > 0),
  unused integer not null check (unused >= 0 and unused <= given),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  is_expired boolean not null default false
);
create index promotions_ticket_of_player on promotions_ticket (player_id, expires_at, id)
  where unused > 0 and not is_expired;
create index promotions_ticket_expiring on promotions_ticket (expires_at)
  where unused > 0 and not is_expired;

-- Draws that members opened: under which version, from which seed and nonce, and what was drawn.
create table promotions_opening (
  id text primary key,
  player_id text not null,
  promotion_id text not null references promotions_promotion (id),
  version integer not null,
  look text not null,
  -- The ticket that opened it; null: one of the day's free ones.
  ticket_id text references promotions_ticket (id),
  day date not null,
  seed_id text not null,
  commitment text not null,
  client_seed text not null,
  nonce bigint not null,
  -- The number that was drawn below the sum of the weights, and the segment that it falls into.
  value integer not null check (value >= 0),
  segment integer not null check (segment >= 0),
  rewards jsonb not null,
  opened_at timestamptz not null,
  constraint promotions_opening_nonce unique (player_id, seed_id, nonce)
);
create index promotions_opening_of_player
  on promotions_opening (player_id, opened_at desc, id desc);
create index promotions_opening_free on promotions_opening (promotion_id, player_id, day)
  where ticket_id is null;

-- How often each segment of a version was drawn. Changed under the lock of the promotion's cost.
create table promotions_drawn (
  promotion_id text not null references promotions_promotion (id),
  version integer not null,
  segment integer not null,
  times bigint not null,
  primary key (promotion_id, version, segment)
);
