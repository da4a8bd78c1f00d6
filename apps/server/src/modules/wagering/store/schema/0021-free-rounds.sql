-- Free rounds that members were given: of one slot at one stake, counted down in the transaction of
-- each stake. What they win as bonus money is gathered until they are over.
create table wagering_free_rounds (
  -- The reward that gave them: given once.
  id text primary key,
  player_id text not null,
  currency text not null,
  game_code text not null,
  stake bigint not null check (stake > 0),
  given integer not null check (given > 0),
  unused integer not null check (unused >= 0 and unused <= given),
  pays text not null check (pays in ('cash', 'bonus')),
  won bigint not null default 0 check (won >= 0),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  -- All were played, their time was over, or they were taken back.
  ended_at timestamptz
);
create index wagering_free_rounds_of_player on wagering_free_rounds (player_id, expires_at, id)
  where ended_at is null;
create index wagering_free_rounds_used on wagering_free_rounds (id)
  where ended_at is null and unused = 0;
create index wagering_free_rounds_expiring on wagering_free_rounds (expires_at)
  where ended_at is null;

-- Of a free round: which gave it, and what its payout becomes. Its stake counts for nothing.
alter table wagering_round
  add column free_id text,
  add column free_pays text;
