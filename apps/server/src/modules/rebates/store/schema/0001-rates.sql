-- The brand's bounds of a category; without a row the defaults of the code hold. Rates are
-- hundredths of a percent.
create table rebate_bounds (
  category text primary key,
  highest integer not null check (highest between 0 and 1000),
  difference integer not null check (difference between 0 and 1000),
  step integer not null check (step between 1 and 1000),
  set_at timestamptz not null
);

-- What somebody was given; without a row nothing.
create table rebate_rate (
  player_id text not null,
  category text not null,
  rate integer not null check (rate between 0 and 1000),
  set_at timestamptz not null,
  primary key (player_id, category)
);

-- Every change of a rate. The rates of a day are read from here, so that a day closed late is paid
-- as one closed on time.
create table rebate_rate_change (
  change_id bigint generated always as identity primary key,
  player_id text not null,
  category text not null,
  at timestamptz not null,
  rate_before integer not null,
  rate_after integer not null,
  by_kind text not null check (by_kind in ('agent', 'staff', 'link')),
  by_id text not null,
  by_name text not null,
  reason text not null default ''
);
create index rebate_rate_change_of on rebate_rate_change (player_id, category, at desc);

-- To how many direct members an agent may give a rate or a higher one.
create table rebate_quota (
  agent_id text not null,
  category text not null,
  rate integer not null check (rate between 1 and 1000),
  seats integer not null check (seats >= 0),
  set_at timestamptz not null,
  primary key (agent_id, category, rate)
);
