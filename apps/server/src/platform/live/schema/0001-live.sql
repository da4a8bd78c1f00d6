-- The number of the last event of each topic: the same for all processes and all sockets.
create table live_topic (
  topic text primary key,
  seq bigint not null
);

-- Events of the last minutes, for sockets that come back and ask for what they missed.
create table live_event (
  topic text not null,
  seq bigint not null,
  event text not null,
  payload jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (topic, seq)
);
create index live_event_at on live_event (at);
