-- How often an invitation was opened, by day of the house since 1970. Empty: the agent's own code.
create table identity_opening (
  agent_id text not null,
  invitation_id text not null,
  day integer not null,
  times integer not null,
  primary key (agent_id, invitation_id, day)
);
-- Which addresses opened it, as digests, until the day after: each counts once a day.
create table identity_opening_seen (
  day integer not null,
  digest text not null,
  primary key (day, digest)
);
