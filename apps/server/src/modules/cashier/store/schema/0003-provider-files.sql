-- The daily files of payment providers.
create table cashier_settlement (
  provider text not null,
  day date not null,
  rows integer not null,
  matched integer not null,
  imported_at timestamptz not null,
  imported_by text not null,
  primary key (provider, day)
);
create index cashier_settlement_newest on cashier_settlement (day desc, provider);

-- A difference between a file and our books. Its id follows from provider, day, payment and kind:
-- a file imported again finds it again; one that is there no more is gone.
create table cashier_difference (
  difference_id text primary key,
  provider text not null,
  day date not null,
  kind text not null,
  state text not null check (state in ('open', 'closed', 'gone')),
  direction text not null check (direction in ('deposit', 'payout')),
  reference text not null,
  provider_ref text not null,
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  closed_by text not null default '',
  closed_at timestamptz,
  reason text not null default '',
  adjustment_id text not null default ''
);
create index cashier_difference_newest on cashier_difference (found_at desc, difference_id);
create index cashier_difference_state on cashier_difference (state, found_at desc, difference_id);
create index cashier_difference_day on cashier_difference (provider, day);

-- Each line of a file: a payment booked around midnight may stand in the file of either day.
create table cashier_settlement_row (
  provider text not null,
  day date not null,
  place integer not null,
  kind text not null,
  reference text not null,
  provider_ref text not null,
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  state text not null,
  primary key (provider, day, place)
);
create index cashier_settlement_row_reference
  on cashier_settlement_row (provider, reference, kind);

-- What a provider takes by agreement.
create table cashier_fee_terms (
  provider text not null,
  direction text not null check (direction in ('deposit', 'payout')),
  permille integer not null check (permille between 0 and 1000),
  fixed bigint not null check (fixed >= 0),
  primary key (provider, direction)
);
