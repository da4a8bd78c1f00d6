-- What went between us and vendors lately, for staff to look at. The books do not depend on it:
-- what was judged and answered stands with the rounds, for ever.
create table vendors_message (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor text not null,
  direction text not null check (direction in ('in', 'out')),
  kind text not null,
  request_id text not null,
  player text not null,
  round text not null,
  game text not null,
  currency text not null,
  -- As it was sent.
  amount text not null,
  -- The refusal's name; empty when it was carried out.
  answer text not null,
  -- Of HTTP; 0 when nothing came.
  status integer not null,
  balance text not null,
  -- Proved with the key before the newest.
  old_key boolean not null,
  duration_us integer not null
);
create index vendors_message_vendor on vendors_message (vendor, at);
create index vendors_message_at on vendors_message using brin (at);
create index vendors_message_request on vendors_message (request_id) where request_id <> '';
create index vendors_message_round on vendors_message (round) where round <> '';
create index vendors_message_player on vendors_message (player) where player <> '';
