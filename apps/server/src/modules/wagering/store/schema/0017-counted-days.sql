-- Outside a transaction: rounds are opened all the time.
-- What a player's rounds came to, by the day they were opened, game and state: a record of years is
-- summed without reading its rounds. Days up to the mark are counted; later ones are read.
create table if not exists wagering_day (
  player_id text not null,
  currency text not null,
  day date not null,
  -- Empty: ours.
  vendor text not null,
  game_code text not null,
  state text not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  -- The highest payout.
  best bigint not null,
  primary key (player_id, currency, day, vendor, game_code, state)
);
create table if not exists wagering_day_mark (
  one boolean primary key default true check (one),
  -- The last day that is counted; null: none yet.
  counted_until date,
  -- Up to where changes of counted rounds are in, in the order of their closing.
  mark bigint not null
);
insert into wagering_day_mark (mark) values (0) on conflict do nothing;

-- Rounds are written in the order of time: the blocks of one day lie together.
drop index concurrently if exists wagering_round_day;
create index concurrently wagering_round_day on wagering_round using brin (opened_at)
  with (pages_per_range = 32);
