-- Points that one of staff gave alone on a day of the house's zone.
create table points_alone (
  staff_id text not null,
  day date not null,
  points bigint not null check (points >= 0),
  primary key (staff_id, day)
);

-- Adjustments that wait for a second person, who enters the same.
create table points_proposal (
  reference text primary key,
  player_id text not null,
  points bigint not null check (points > 0),
  proposed_by text not null,
  at timestamptz not null,
  confirmed_by text not null default ''
);
create index points_proposal_waiting on points_proposal (player_id, points, at)
  where confirmed_by = '';
