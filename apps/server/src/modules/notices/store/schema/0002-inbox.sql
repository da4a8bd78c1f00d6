-- What staff wrote to members: the words in every language, and to whom it went.
create table notices_message (
  message_id text primary key,
  titles jsonb not null,
  contents jsonb not null,
  audience text not null,
  recipients integer not null,
  sent_by text not null,
  sent_at timestamptz not null
);

-- What lies in a member's inbox: a message of staff, or news that the platform tells by itself,
-- whose words are looked up when they are read. A cause puts in one message, however often it is
-- told.
create table notices_inbox (
  inbox_id bigint generated always as identity primary key,
  player_id text not null,
  cause text not null,
  message_id text references notices_message,
  news text,
  facts jsonb not null default '{}',
  received_at timestamptz not null,
  read_at timestamptz,
  check ((message_id is null) <> (news is null)),
  unique (player_id, cause)
);
create index notices_inbox_newest on notices_inbox (player_id, received_at desc, inbox_id desc);
create index notices_inbox_unread on notices_inbox (player_id) where read_at is null;
