-- Chains of agents above members, from the top down, each kept once. A figure belongs to the chain
-- under which it was counted.
create table facts_line (
  id bigint generated always as identity primary key,
  chain text[] not null unique
);
-- The lines on which an agent stands.
create table facts_line_agent (
  agent_id text not null,
  line_id bigint not null,
  primary key (agent_id, line_id)
);

-- Windows before the first moment are closed: what comes later is counted in a later one. Windows
-- before the second are part of the sums of hours and days.
create table facts_mark (
  one boolean primary key default true check (one),
  closed_until timestamptz not null,
  summed_until timestamptz not null
);
insert into facts_mark (closed_until, summed_until) values ('epoch', 'epoch');

-- Of members, by windows of five minutes. A kind is a category of games or a kind of money.
create table facts_window (
  at timestamptz not null,
  currency text not null,
  line_id bigint not null,
  member_id text not null,
  kind text not null,
  times bigint not null,
  staked bigint not null,
  valid bigint not null,
  amount bigint not null,
  primary key (at, currency, line_id, member_id, kind)
);

-- The same by day of the house, counted from 1970.
create table facts_day (
  day integer not null,
  currency text not null,
  line_id bigint not null,
  member_id text not null,
  kind text not null,
  times bigint not null,
  staked bigint not null,
  valid bigint not null,
  amount bigint not null,
  primary key (day, currency, line_id, member_id, kind)
);
create index facts_day_of_member on facts_day (member_id, day);

-- Sums of everybody below an agent.
create table facts_team_hour (
  hour timestamptz not null,
  currency text not null,
  agent_id text not null,
  kind text not null,
  times bigint not null,
  staked bigint not null,
  valid bigint not null,
  amount bigint not null,
  primary key (hour, currency, agent_id, kind)
);
create table facts_team_day (
  day integer not null,
  currency text not null,
  agent_id text not null,
  kind text not null,
  times bigint not null,
  staked bigint not null,
  valid bigint not null,
  amount bigint not null,
  primary key (day, currency, agent_id, kind)
);

-- The last day on which a member played under a line.
create table facts_played (
  member_id text not null,
  line_id bigint not null,
  day integer not null,
  primary key (member_id, line_id)
);
-- Members below an agent who played on a day, by how many days before they had played last: who
-- played in a row of days is found without naming anybody.
create table facts_team_active (
  day integer not null,
  agent_id text not null,
  gap smallint not null,
  members integer not null,
  primary key (day, agent_id, gap)
);
