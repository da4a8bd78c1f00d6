-- What was played in an hour; rounds are added as they are settled, each once.
create table cashier_play_hour (
  hour timestamptz not null,
  currency text not null,
  staked bigint not null,
  paid bigint not null,
  -- Players who had a round settled in the hour, and those of them who had none before that day.
  active integer not null,
  active_first integer not null,
  primary key (hour, currency)
);
-- Who played in an hour and on a day, to count each once; kept for some days.
create table cashier_player_hour (
  hour timestamptz not null,
  currency text not null,
  player_id text not null,
  primary key (hour, currency, player_id)
);
create table cashier_player_day (
  day integer not null,
  currency text not null,
  player_id text not null,
  primary key (day, currency, player_id)
);
-- Up to where rounds are counted, and up to which hour money and members are.
create table cashier_mark (
  one boolean primary key default true check (one),
  closed_in xid8 not null,
  hours_until timestamptz not null,
  reserve_at timestamptz
);
insert into cashier_mark (closed_in, hours_until) values ('0', 'epoch');
-- Money that came and went in an hour, by channel; counted anew until the hour is over.
create table cashier_money_hour (
  hour timestamptz not null,
  currency text not null,
  channel text not null,
  deposits integer not null,
  deposited bigint not null,
  first_deposits integer not null,
  withdrawals integer not null,
  withdrawn bigint not null,
  primary key (hour, currency, channel)
);
-- What the house gave beside play, and how many registered.
create table cashier_given_hour (
  hour timestamptz not null,
  currency text not null,
  rebates bigint not null,
  adjusted bigint not null,
  primary key (hour, currency)
);
create table cashier_member_hour (
  hour timestamptz primary key,
  registered integer not null
);
-- The balances that players' money lies on, when it was counted last.
create table cashier_reserve (
  currency text not null,
  kind text not null,
  balance bigint not null,
  primary key (currency, kind)
);
