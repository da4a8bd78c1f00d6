-- What a member's settled rounds came to, by the hour in which they were settled and game. Each
-- round is counted once, in the order of closing; what changes later is added to its own hour.
create table wagering_hour (
  player_id text not null,
  currency text not null,
  hour timestamptz not null,
  -- Empty: ours.
  vendor text not null,
  game_code text not null,
  rounds bigint not null,
  staked bigint not null,
  -- What of the stakes counts as turnover.
  valid bigint not null,
  paid bigint not null,
  primary key (player_id, currency, hour, vendor, game_code)
);
create index wagering_hour_of_all on wagering_hour (hour);
create table wagering_hour_mark (
  one boolean primary key default true check (one),
  closed_in xid8 not null
);
insert into wagering_hour_mark (closed_in) values ('0');
