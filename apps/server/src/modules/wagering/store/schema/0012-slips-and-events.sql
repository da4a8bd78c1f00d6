-- A slip is a round that an event decides, e.g. an issue of a lottery: it lies open until the event
-- has a result, and is settled by what it was struck at. Rounds that are decided at once have none
-- of these.
alter table wagering_round
  add column event_id text,
  add column order_id text,
  -- All that decides its payout, as it was struck.
  add column struck jsonb,
  -- What it is paid in the long run, cut.
  add column expected bigint,
  -- What of the stake counts for turnover; null: all of it, or not known yet.
  add column valid_stake bigint,
  -- Which version of the event's result settled it.
  add column settled_version integer not null default 0;

-- The seed of all draws of a game and day: committed to before any of its events takes a stake,
-- kept sealed until the last of them is drawn.
create table wagering_event_seed (
  seed_id text primary key,
  game_code text not null,
  day date not null,
  sealed text not null,
  commitment text not null,
  -- When the last event of the day is drawn.
  ends_at timestamptz not null,
  revealed_at timestamptz,
  unique (game_code, day)
);

-- One row an event. The clock opens and closes a planned one.
create table wagering_event (
  event_id text primary key,
  family text not null,
  game_code text not null,
  name text not null,
  day date not null,
  seq integer not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  drawn_by text not null check (drawn_by in ('us', 'outside')),
  seed_id text,
  commitment text,
  beacon text,
  beacon_round bigint,
  randomness text,
  beacon_signature text,
  state text not null check (state in ('planned', 'drawn', 'settled', 'cancelled')),
  result jsonb,
  result_version integer not null default 0,
  settled_version integer not null default 0,
  result_at timestamptz,
  settled_at timestamptz,
  check (drawn_by = 'outside' or (seed_id is not null and beacon_round is not null)),
  check (opens_at < closes_at and closes_at <= draws_at)
);
create index wagering_event_draw on wagering_event (game_code, draws_at);
create index wagering_event_due on wagering_event (draws_at) where state in ('planned', 'drawn');
create index wagering_event_of_seed on wagering_event (seed_id) where state = 'planned';

-- Every version of a result: who entered it, who confirmed it, and why.
create table wagering_event_result (
  event_id text not null,
  version integer not null,
  result jsonb not null,
  entered_by text not null,
  confirmed_by text not null,
  reason text not null,
  at timestamptz not null,
  primary key (event_id, version)
);

-- One row an order: slips that were laid with one stake. A slip's round id is the order's and its
-- place in it.
create table wagering_slip_order (
  order_id text primary key,
  player_id text not null,
  currency text not null,
  slips integer not null check (slips > 0),
  stake bigint not null check (stake > 0),
  -- Digest of the content, to tell a repeated intent from a reused one.
  fingerprint text not null,
  opened_at timestamptz not null
);

-- What each outcome of a kind of bet would cost an event, by the number of the outcome.
create table wagering_exposure (
  event_id text not null,
  bet text not null,
  payouts bigint[] not null,
  primary key (event_id, bet)
) with (fillfactor = 50);

-- What an event's slips came to, by kind of bet and version of the result. Slips of one event share
-- their luck, so that returns are judged by events.
create table wagering_event_return (
  event_id text not null,
  version integer not null,
  bet text not null,
  currency text not null,
  game_code text not null,
  game_version text not null,
  slips bigint not null,
  staked bigint not null,
  expected bigint not null,
  paid bigint not null,
  settled_in xid8 not null,
  primary key (event_id, version, bet, currency, game_version)
);
create index wagering_event_return_settled on wagering_event_return (settled_in);
