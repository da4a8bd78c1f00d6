-- One row a tier: what its next pool runs by. Every win and every change takes the lock of these
-- rows; feeding does not.
create table jackpots_tier (
  tier text primary key,
  seed bigint not null check (seed > 0),
  ceiling bigint not null check (ceiling > seed),
  contribution_ppm integer not null check (contribution_ppm >= 0),
  diversion_ppm integer not null check (diversion_ppm >= 0),
  -- Null: a mystery, won at a hidden amount.
  turnover bigint check (turnover > 0),
  -- No pool follows the one that runs.
  ending boolean not null default false
);

-- One row a pool, from its seed to its win. The amount itself lies in the books.
create table jackpots_pool (
  tier text not null references jackpots_tier,
  number integer not null check (number > 0),
  seed bigint not null,
  ceiling bigint not null,
  contribution_ppm integer not null,
  diversion_ppm integer not null,
  turnover bigint,
  -- Of a mystery: the hash that everybody sees, and what is hashed, sealed while the pool runs.
  commitment text not null default '',
  sealed text not null default '',
  opened_at timestamptz not null,
  won_at timestamptz,
  player_id text,
  round_id text,
  game_code text,
  prize bigint check (prize > 0),
  secret text not null default '',
  primary key (tier, number),
  check ((won_at is null) = (prize is null)),
  check (secret = '' or won_at is not null)
);
-- A tier has one pool that runs.
create unique index jackpots_pool_running on jackpots_pool (tier) where won_at is null;
create index jackpots_pool_won on jackpots_pool (won_at desc) where won_at is not null;
