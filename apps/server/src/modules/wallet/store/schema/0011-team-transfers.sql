-- One row a team transfer. Its id follows from the sender and the intent: one click, one transfer.
create table wallet_team_transfer (
  id text primary key,
  sender_id text not null,
  receiver_id text not null check (receiver_id <> sender_id),
  way text not null check (way in ('up', 'down')),
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What the receiver had to stake for it.
  turnover bigint not null check (turnover >= 0),
  state text not null check (state in ('done', 'reversed')),
  at timestamptz not null,
  reversed_at timestamptz,
  reversed_by text not null default '',
  reason text not null default '',
  check ((state = 'reversed') = (reversed_at is not null))
) with (fillfactor = 80);
create index wallet_team_transfer_sent on wallet_team_transfer (sender_id, at desc, id);
create index wallet_team_transfer_received on wallet_team_transfer (receiver_id, at desc, id);
create index wallet_team_transfer_newest on wallet_team_transfer (at desc, id);

-- Members for whom staff have switched team transfers off, on both sides.
create table wallet_team_transfer_off (
  player_id text primary key,
  at timestamptz not null,
  by_staff text not null,
  reason text not null
);
