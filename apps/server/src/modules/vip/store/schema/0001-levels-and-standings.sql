-- The levels as staff wrote them last, lowest first, in one row: they are saved all at once.
-- Amounts are units as text.
create table vip_scheme (
  one boolean primary key default true check (one),
  version integer not null,
  levels jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null
);

-- How far settled rounds have been counted, and by which version of the levels everybody was
-- raised last.
create table vip_mark (
  one boolean primary key default true check (one),
  closed_in xid8 not null,
  raised_version integer not null
);
insert into vip_mark (closed_in, raised_version) values ('0', 0);

-- What counted of a member in a month; a month is its year times twelve and its number from 0.
create table vip_month (
  player_id text not null,
  month integer not null,
  turnover bigint not null default 0,
  deposits bigint not null default 0 check (deposits >= 0),
  primary key (player_id, month)
);
create index vip_month_of_all on vip_month (month, player_id);

-- Deposits that were counted, so that each counts once.
create table vip_deposit (
  deposit_id text primary key,
  player_id text not null,
  amount bigint not null check (amount > 0),
  settled_at timestamptz not null
);

-- Where a member stands by their play, the last month that was judged, and what staff have set.
create table vip_member (
  player_id text primary key,
  level_id text,
  judged_month integer not null,
  set_level_id text,
  set_until timestamptz,
  set_at timestamptz,
  set_by text not null default '',
  set_reason text not null default ''
);
create index vip_member_to_judge on vip_member (judged_month) where level_id is not null;
create index vip_member_set on vip_member (set_until) where set_until is not null;

-- Every change of a member's level, with the levels as they were then.
create table vip_step (
  step_id bigint generated always as identity primary key,
  player_id text not null,
  at timestamptz not null,
  cause text not null check (cause in ('reached', 'month-ended', 'set-by-staff', 'setting-ended')),
  from_level jsonb,
  to_level jsonb,
  by text not null default '',
  reason text not null default ''
);
create index vip_step_newest on vip_step (player_id, step_id desc);
