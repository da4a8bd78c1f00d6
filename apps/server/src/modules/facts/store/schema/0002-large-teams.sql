-- Sizes and balances of teams that are too large to be walked at each reading, written anew every
-- few minutes.
create table facts_large_team (
  agent_id text not null,
  currency text not null,
  members integer not null,
  agents integer not null,
  direct integer not null,
  balance bigint not null,
  -- Members who registered since the beginnings of these days.
  new_today integer not null,
  new_in_7_days integer not null,
  new_in_30_days integer not null,
  -- The day of the house on which they were counted, from 1970.
  day integer not null,
  primary key (agent_id, currency)
);
