-- A pause is a break or an exclusion; an exclusion is never taken back, and makes a break that is
-- added to it a part of it.
alter table wagering_player
  add column is_excluded boolean not null default false,
  -- How often play stops until the player has seen what it cost, where they chose it.
  add column check_minutes integer check (check_minutes > 0),
  add column checked_at timestamptz;
