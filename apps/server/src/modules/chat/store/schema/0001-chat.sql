-- Rooms that the operator sets up. A name shows in its language, else the first that was given.
create table chat_room (
  room_id text primary key,
  names jsonb not null,
  language text not null,
  state text not null check (state in ('open', 'closed', 'hidden')),
  slow_seconds integer not null,
  writing text not null check (writing in ('member', 'phone', 'deposit')),
  position integer not null,
  changed_at timestamptz not null
);

-- The number of the last message of a room or of a talk with customer service.
create table chat_channel (
  channel text primary key,
  last_seq bigint not null
);

-- What was said. The id follows from the writer, the channel and the intent key, so one intent is
-- one message; contact data is taken out before it comes here.
create table chat_message (
  message_id text primary key,
  channel text not null,
  seq bigint not null,
  voice text not null check (voice in ('member', 'house')),
  player_id text,
  staff text not null default '',
  name text not null,
  body text not null,
  is_trimmed boolean not null default false,
  echo text not null,
  sent_at timestamptz not null,
  removed_at timestamptz,
  removed_by text not null default '',
  unique (channel, seq),
  check ((voice = 'member') = (player_id is not null))
);
create index chat_message_of on chat_message (player_id, sent_at desc) where player_id is not null;
create index chat_message_at on chat_message (sent_at);

-- One talk a member with customer service.
create table chat_thread (
  thread_id text primary key,
  player_id text not null unique,
  is_open boolean not null,
  taken_by text not null default '',
  waiting_since timestamptz,
  staff_read_seq bigint not null default 0,
  last_at timestamptz not null
);
create index chat_thread_waiting on chat_thread (waiting_since)
  where is_open and waiting_since is not null;
create index chat_thread_newest on chat_thread (is_open, last_at desc);

-- Who has agreed to the rules of the rooms, and up to where each has read.
create table chat_person (
  player_id text primary key,
  rules_at timestamptz not null
);
create table chat_mark (
  player_id text not null,
  channel text not null,
  seq bigint not null,
  primary key (player_id, channel)
);

-- Whom a member does not want to read.
create table chat_ignored (
  player_id text not null,
  writer_player_id text not null,
  name text not null,
  since timestamptz not null,
  primary key (player_id, writer_player_id)
);

-- What members told staff of a message; one member tells of it once.
create table chat_report (
  message_id text not null references chat_message on delete cascade,
  player_id text not null,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by text not null default '',
  primary key (message_id, player_id)
);
create index chat_report_open on chat_report (message_id) where settled_at is null;

-- Who is kept from writing, or out of the rooms, for how long and why.
create table chat_sanction (
  sanction_id text primary key,
  player_id text not null,
  kind text not null check (kind in ('mute', 'ban')),
  reason text not null,
  given_by text not null,
  given_at timestamptz not null,
  ends_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text not null default ''
);
create index chat_sanction_of on chat_sanction (player_id, given_at desc);

-- Words that are not said, and answers that are ready: short lists that are replaced whole.
create table chat_list (
  list text primary key check (list in ('words', 'canned')),
  entries jsonb not null
);
