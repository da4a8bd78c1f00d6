-- Mails and text messages on their way to a person. Whom they go to and what they say is sealed,
-- and gone as soon as nothing more is to be sent.
create table delivery (
  id text primary key,
  kind text not null check (kind in ('mail', 'sms')),
  purpose text not null,
  -- Whoever asked must not learn whether there is anybody to send to.
  discreet boolean not null,
  -- A keyed digest of purpose and recipient, where a later one makes this one worthless.
  slot text,
  sealed text,
  state text not null check (state in ('waiting', 'taken', 'done', 'failed')),
  tries integer not null default 0,
  reason text not null default '',
  made_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  tried_at timestamptz,
  ended_at timestamptz,
  check ((sealed is not null) = (state = 'waiting'))
);
create index delivery_due on delivery (due_at) where state = 'waiting';
create index delivery_slot on delivery (slot) where state = 'waiting';
create index delivery_tried on delivery (kind, tried_at desc) where not discreet;
create index delivery_failed on delivery (ended_at) where state = 'failed';
