-- The prize group that somebody was given; without a row the brand's default holds.
create table lottery_group (
  player_id text primary key,
  prize_group integer not null check (prize_group between 0 and 2000),
  set_at timestamptz not null
);

-- Every change of a prize group, by an agent or by staff.
create table lottery_group_change (
  change_id bigint generated always as identity primary key,
  player_id text not null,
  at timestamptz not null,
  group_before integer not null,
  group_after integer not null,
  by_kind text not null check (by_kind in ('agent', 'staff')),
  by_id text not null,
  by_name text not null,
  reason text not null default ''
);
create index lottery_group_change_of on lottery_group_change (player_id, at desc);

-- A line as it stood when somebody ordered, [{id, group}, …] from the player up; kept once for all
-- orders that it holds for.
create table lottery_line (
  line_id text primary key,
  line jsonb not null
);

-- A chase: one order over several issues, paid for at once.
create table lottery_chase (
  chase_id text primary key,
  player_id text not null,
  currency text not null,
  game_code text not null,
  stop text not null check (stop in ('never', 'win', 'profit')),
  stop_profit bigint,
  placed_at timestamptz not null,
  phases integer not null check (phases > 0),
  stake bigint not null check (stake > 0),
  state text not null default 'running'
    check (state in ('running', 'finished', 'stopped-by-win', 'cancelled')),
  -- Issues that are not decided yet, and the result of those that are.
  open_phases integer not null check (open_phases >= 0),
  settled_phases integer not null default 0,
  cancelled_phases integer not null default 0,
  refunded bigint not null default 0,
  net bigint not null default 0,
  -- A win has stopped it; what is open comes back.
  stop_due boolean not null default false,
  stopped_at timestamptz
) with (fillfactor = 80);
create index lottery_chase_newest on lottery_chase (player_id, placed_at desc, chase_id);
create index lottery_chase_to_stop on lottery_chase (chase_id)
  where stop_due and stopped_at is null;

-- All slips of one order on one issue; a chase has a row for each of its issues.
create table lottery_order (
  base_id text not null,
  -- Its place in the chase, from 1; 0 where there is none.
  phase integer not null check (phase >= 0),
  player_id text not null,
  currency text not null,
  game_code text not null,
  event_id text not null,
  issue text not null,
  placed_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  slips integer not null check (slips > 0),
  slips_open integer not null check (slips_open >= 0),
  state text not null default 'running' check (state in
    ('running', 'won', 'lost', 'cancelled-by-player', 'cancelled-by-house', 'stopped')),
  -- The version of the result that the payout is counted by.
  settled_version integer not null default 0,
  settled_at timestamptz,
  line_id text not null,
  -- Stakes by the chosen group, [[group, stake], …]: what rebates are counted on.
  bases jsonb not null,
  -- What the player and the whole line are owed once it is settled.
  rebate bigint not null check (rebate >= 0),
  line_rebate bigint not null check (line_rebate >= 0),
  rebate_due boolean not null default false,
  cut boolean not null,
  -- What was asked, to tell the same request from another under its key.
  asked text not null,
  primary key (base_id, phase)
) with (fillfactor = 80);
create index lottery_order_newest on lottery_order (player_id, placed_at desc, base_id, phase);
create index lottery_order_of_event on lottery_order (event_id, placed_at desc);
create index lottery_order_of_all on lottery_order (placed_at desc, base_id, phase);
create index lottery_order_rebates on lottery_order (event_id) where rebate_due;

-- What somebody is rebated for an event: one posting each. A second run counts only orders that
-- were settled after the first.
create table lottery_rebate (
  event_id text not null,
  run integer not null,
  player_id text not null,
  kind text not null check (kind in ('own', 'team')),
  currency text not null,
  game_code text not null,
  amount bigint not null check (amount > 0),
  counted_at timestamptz not null,
  paid_at timestamptz,
  primary key (event_id, run, player_id, kind)
);
create index lottery_rebate_unpaid on lottery_rebate (event_id) where paid_at is null;
create index lottery_rebate_of on lottery_rebate (player_id, counted_at desc);
create index lottery_rebate_of_day on lottery_rebate (counted_at, game_code);
