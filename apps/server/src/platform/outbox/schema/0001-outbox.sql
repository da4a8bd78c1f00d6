-- Events that were told and not yet heard by all. A row leaves when its last hearer is done.
create table outbox (
  id bigint generated always as identity primary key,
  event text not null,
  -- Events of one topic are heard in their order; without a topic there is none to keep.
  topic text,
  lane smallint not null,
  payload jsonb not null,
  told_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  -- Hearers that are done with it, when another one failed.
  done text[] not null default '{}',
  -- Given up: kept for people to look at and try again.
  dead boolean not null default false,
  fault text
);
create index outbox_waiting on outbox (lane, id) where not dead;
create index outbox_topic on outbox (topic, id) where not dead;
create index outbox_dead on outbox (id) where dead;

-- One row a lane: whoever holds the row's lock delivers the events of that lane, in order.
create table outbox_lane (lane smallint primary key);
insert into outbox_lane select generate_series(0, 15);
