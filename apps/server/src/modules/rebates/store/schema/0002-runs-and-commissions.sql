-- The next day that is closed, counted from 1970 in the house's calendar; null while rebates are
-- off.
create table rebate_mark (
  one boolean primary key default true check (one),
  next_day integer
);
insert into rebate_mark (next_day) values (null);

create table rebate_run (
  day integer primary key,
  closed_at timestamptz not null,
  recipients integer not null,
  stake bigint not null,
  amount bigint not null
);

-- What a recipient gets of a day and category is of: the own play, or that of a direct member with
-- all below, at the difference of two rates. Kept some months.
create table rebate_part (
  day integer not null,
  player_id text not null,
  category text not null,
  currency text not null,
  source_id text not null,
  rate integer not null,
  below integer not null,
  stake bigint not null,
  primary key (day, player_id, category, currency, source_id, rate, below)
);

-- One posting for each recipient, day, category and kind. Exact sums are units × hundredths of a
-- percent; what is below a cent stays with the house, what is below nothing is carried on.
create table rebate_sum (
  day integer not null,
  player_id text not null,
  category text not null,
  kind text not null check (kind in ('own', 'team')),
  currency text not null,
  stake bigint not null,
  exact bigint not null,
  carried_in bigint not null check (carried_in <= 0),
  amount bigint not null check (amount >= 0),
  carried_out bigint not null check (carried_out <= 0),
  paid_at timestamptz,
  primary key (day, player_id, category, kind, currency)
);
create index rebate_sum_of on rebate_sum (player_id, day desc);
create index rebate_sum_unpaid on rebate_sum (day, player_id) where paid_at is null and amount > 0;

create table rebate_carry (
  player_id text not null,
  category text not null,
  kind text not null,
  currency text not null,
  exact bigint not null check (exact < 0),
  primary key (player_id, category, kind, currency)
);

-- Play of a day by agent and child: the child's team, or direct players where it is empty. The root
-- is that of the line under which it was counted.
create table rebate_pair (
  day integer not null,
  root_id text not null,
  agent_id text not null,
  child_id text not null,
  currency text not null,
  kind text not null,
  valid bigint not null,
  paid bigint not null,
  primary key (day, root_id, agent_id, child_id, currency, kind)
);

-- Plans of differential commission. Tiers are [[up to or null, rate], …], rates in hundredths of a
-- percent; no roots: every tree.
create table rebate_plan (
  id text primary key,
  name text not null,
  basis text not null check (basis in ('turnover', 'loss')),
  period text not null check (period in ('weekly', 'monthly')),
  categories text[] not null,
  tiers jsonb not null,
  root_ids text[] not null,
  is_on boolean not null,
  made_at timestamptz not null,
  -- The first day of the period that is closed next.
  next_day integer not null
);

create table rebate_commission (
  id text primary key,
  plan_id text not null,
  plan_name text not null,
  basis text not null,
  tiers jsonb not null,
  categories text[] not null,
  from_day integer not null,
  until_day integer not null,
  root_id text not null,
  agent_id text not null,
  currency text not null,
  total bigint not null,
  rate integer not null,
  exact bigint not null,
  amount bigint not null check (amount >= 0),
  -- Of each child, and of direct players: [{child, total, rate, exact}, …].
  shares jsonb not null,
  closed_at timestamptz not null,
  paid_at timestamptz,
  unique (plan_id, from_day, root_id, agent_id, currency)
);
create index rebate_commission_of on rebate_commission (agent_id, from_day desc);
create index rebate_commission_newest on rebate_commission (from_day desc, id);
create index rebate_commission_unpaid on rebate_commission (id)
  where paid_at is null and amount > 0;
