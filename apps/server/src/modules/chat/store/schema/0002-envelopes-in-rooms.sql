-- A message of the house may hold a red envelope, which members open in the room.
alter table chat_message add column envelope_id text not null default '';
