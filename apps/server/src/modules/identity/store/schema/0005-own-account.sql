-- The identity check: one for each member, with its pictures. Number and pictures lie sealed.
create table identity_check (
  player_id text primary key references identity_player (id),
  state text not null check (state in ('none', 'pending', 'verified', 'refused')),
  kind text not null default '',
  number_sealed text not null default '',
  full_name text not null default '',
  birthday date,
  reason text not null default '',
  sent_at timestamptz,
  judged_at timestamptz
);
create index identity_check_pending on identity_check (sent_at) where state = 'pending';

create table identity_picture (
  id text primary key,
  player_id text not null references identity_player (id),
  sealed text not null,
  at timestamptz not null
);
create index identity_picture_player on identity_picture (player_id, at);

-- Where and when the place of a session was looked at last.
alter table identity_session
  add column place_checked_at timestamptz,
  add column place_checked_address text not null default '';
