-- How far rounds have been counted, as a number of a transaction. One row.
create table fairness_mark (
  one boolean primary key default true check (one),
  closed_in bigint not null
);
insert into fairness_mark (closed_in) values (0);

-- What a game gave back under one set of rules, in one currency, since it was last begun anew. The
-- squares and products are sums over rounds, of which a spread can be worked out at any time.
create table fairness_return (
  id bigint generated always as identity primary key,
  vendor text not null,
  game_code text not null,
  game_version text not null,
  currency text not null,
  since timestamptz not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  staked_squares numeric not null,
  staked_paid numeric not null,
  paid_squares numeric not null,
  alerted_at timestamptz,
  switched_off_at timestamptz,
  -- When counting began anew; this row is history then.
  ended_at timestamptz
);
create unique index fairness_return_counting
  on fairness_return (vendor, game_code, game_version, currency) where ended_at is null;
