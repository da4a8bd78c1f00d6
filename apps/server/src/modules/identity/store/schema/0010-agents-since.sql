-- Since when an agent is one, and an index that lists agents without a walk over all members.
alter table identity_player add column agent_since timestamptz;
update identity_player set agent_since = registered_at where type in (1, 2, 41, 42);
create index identity_player_agent on identity_player (agent_since desc, id)
  where agent_since is not null;
