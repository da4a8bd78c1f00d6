-- A message is sent once for each intent of staff, may be taken back while it is unread, and keeps
-- count of its readers, also of those who delete it.
alter table notices_message
  add column intent text unique,
  add column is_advertising boolean not null default false,
  add column spared integer not null default 0,
  add column read_count integer not null default 0,
  add column withdrawn_count integer not null default 0,
  add column withdrawn_at timestamptz;
update notices_message m set read_count = (select count(*) from notices_inbox i
  where i.message_id = m.message_id and i.read_at is not null);
create index notices_inbox_message on notices_inbox (message_id) where read_at is null;
