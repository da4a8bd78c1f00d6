-- Failed tries by what was tried, e.g. `login:<username>` whether or not there is such a player.
-- The count survives a restart.
create table attempt (
  subject text primary key,
  failures integer not null,
  first_at timestamptz not null,
  locked_until timestamptz
);
