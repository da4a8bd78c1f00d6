-- Links by which an agent invites, each with a code of its own, and the link a member came by.
create table identity_invitation (
  id text primary key,
  agent_id text not null references identity_player (id),
  code text not null unique,
  name text not null,
  -- What whoever registers becomes: 0 a member, 1 an agent.
  type smallint not null check (type in (0, 1)),
  made_at timestamptz not null,
  ends_at timestamptz,
  closed_at timestamptz
);
create index identity_invitation_agent on identity_invitation (agent_id, made_at desc);

alter table identity_player add column invitation_id text references identity_invitation (id);
create index identity_player_invitation on identity_player (invitation_id, registered_at desc)
  where invitation_id is not null;
