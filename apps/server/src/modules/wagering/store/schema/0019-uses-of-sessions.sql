-- What was staked and paid in the newest session with a stake, for limits of one session. Its start
-- is in milliseconds since 1970; a stake of a later session begins anew. And when the player last
-- named the budget of a session.
alter table wagering_player
  add column session_start bigint not null default 0,
  add column session_staked bigint not null default 0,
  add column session_paid bigint not null default 0,
  add column budget_at timestamptz;
