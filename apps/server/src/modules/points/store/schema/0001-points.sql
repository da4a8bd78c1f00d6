-- The rates as staff wrote them last, in one row. Amounts are texts.
create table points_scheme (
  one boolean primary key default true check (one),
  version integer not null,
  rates jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null
);

-- What a member has, and has ever earned. Points never expire.
create table points_account (
  player_id text primary key,
  balance bigint not null default 0 check (balance >= 0),
  earned bigint not null default 0
);

-- What was counted of a source and gave no point yet, in units; taken back play may leave it below
-- 0.
create table points_earning (
  player_id text not null,
  -- A category, or `deposit`.
  source text not null,
  rest bigint not null,
  primary key (player_id, source)
);

-- Every change of a member's points, each once by its reference.
create table points_entry (
  id bigint generated always as identity primary key,
  player_id text not null,
  at timestamptz not null,
  kind text not null,
  source text not null default '',
  points bigint not null check (points <> 0),
  balance bigint not null check (balance >= 0),
  reference text not null
);
create index points_entry_of_player on points_entry (player_id, id desc);
create unique index points_entry_once on points_entry (kind, reference) where reference <> '';

create table points_good (
  id text primary key,
  version integer not null,
  -- Names, details, kind, points, amount, picture and switch, as staff wrote them.
  written jsonb not null,
  stock integer check (stock >= 0),
  redeemed bigint not null default 0,
  created_at timestamptz not null
);

create table points_redemption (
  id text primary key,
  player_id text not null,
  currency text not null,
  good_id text,
  kind text not null,
  names jsonb not null,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  -- Units: money paid beside points, or paid out for them.
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('processing', 'approved', 'rejected')),
  -- Recipient, mobile and address, sealed.
  sent_to text,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  answer text not null default ''
);
create index points_redemption_of_player on points_redemption (player_id, at desc, id);
create index points_redemption_waiting on points_redemption (at, id) where state = 'processing';
create index points_redemption_newest on points_redemption (at desc, id);
