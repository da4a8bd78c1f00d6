-- The first answer given to an intent, kept so that a repeated request gets it again and causes
-- nothing.
create table replay_answer (
  caller text not null,
  key text not null,
  endpoint text not null,
  -- Digest of what was asked, without passwords: the same key with another request is refused.
  fingerprint text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (caller, key)
);
create index replay_answer_at on replay_answer (at);
