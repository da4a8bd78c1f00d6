-- The steps of hands, in their order, as the player or the house made them. The unique number
-- decides between two that come at once: what a hand shows follows from its seed and these rows.
create table instant_step (
  player_id text not null,
  round_id text not null,
  number integer not null check (number > 0),
  step jsonb not null,
  made_by text not null check (made_by in ('player', 'house')),
  made_at timestamptz not null,
  primary key (player_id, round_id, number)
);
create index instant_step_old on instant_step (made_at);
