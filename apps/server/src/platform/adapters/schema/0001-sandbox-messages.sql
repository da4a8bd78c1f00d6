-- Mail and SMS that the sandbox adapters took instead of sending; the console's outbox shows them.
create table sandbox_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
