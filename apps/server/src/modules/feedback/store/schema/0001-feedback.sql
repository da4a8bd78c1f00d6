-- What players wrote to the house and what was answered. Nobody's text has no player.
create table feedback_text (
  feedback_id text primary key,
  player_id text,
  type text not null,
  content text not null,
  picture bytea,
  sent_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  answered_by text not null default ''
);
create index feedback_text_of on feedback_text (player_id, sent_at desc);
create index feedback_text_open on feedback_text (sent_at desc) where answered_at is null;
