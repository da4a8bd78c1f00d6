-- One row a player: the live seed pair, the next nonce, what was staked and paid this day, week and
-- month, and the break.
create table wagering_player (
  player_id text primary key,
  currency text not null,
  seed_id text not null,
  server_seed text not null,
  commitment text not null,
  client_seed text not null,
  nonce bigint not null default 0,
  -- Days since 1970 in the house's zone; a counter belongs to the span that starts there.
  day_start integer not null default 0,
  day_staked bigint not null default 0,
  day_paid bigint not null default 0,
  week_start integer not null default 0,
  week_staked bigint not null default 0,
  week_paid bigint not null default 0,
  month_start integer not null default 0,
  month_staked bigint not null default 0,
  month_paid bigint not null default 0,
  break_until timestamptz,
  last_opened_at timestamptz,
  -- Limits by kind and span: [{kind, span, value, pendingValue, pendingFrom}], values in units or
  -- minutes, as text.
  limits jsonb not null default '[]'
) with (fillfactor = 60);

-- Seeds that were revealed: every round drawn from them can be verified by anybody.
create table wagering_revealed_seed (
  player_id text not null,
  seed_id text not null,
  server_seed text not null,
  commitment text not null,
  client_seed text not null,
  nonce bigint not null,
  revealed_at timestamptz not null,
  primary key (player_id, seed_id)
);

-- One row a round: what was staked, from which seed and nonce it is drawn, and what became of it.
create table wagering_round (
  player_id text not null,
  round_id text not null,
  game_code text not null,
  game_version text not null,
  currency text not null,
  state text not null check (state in ('open', 'settled', 'void')),
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  commitment text not null,
  seed_id text not null,
  client_seed text not null,
  nonce bigint not null,
  -- The numbers drawn, in order: [[range, value], …].
  draws jsonb not null default '[]',
  outcome jsonb,
  balance_after bigint,
  opened_at timestamptz not null,
  settled_at timestamptz,
  primary key (player_id, round_id)
) with (fillfactor = 80);
create index wagering_round_newest on wagering_round (player_id, opened_at desc);
create index wagering_round_open on wagering_round (player_id, opened_at) where state = 'open';
create index wagering_round_payout on wagering_round (settled_at desc) where payout > 0;
