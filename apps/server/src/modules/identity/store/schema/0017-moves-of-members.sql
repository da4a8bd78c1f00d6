-- Where members stood before they were moved: the agent directly above them, until when, and since
-- when (-infinity: since they registered). Somebody who was never moved has no row.
create table identity_move (
  member_id text not null,
  upline_id text,
  since timestamptz not null,
  until timestamptz not null,
  primary key (member_id, until)
);
create index identity_move_upline on identity_move (upline_id) where upline_id is not null;
-- The last move; null: none.
alter table identity_player add column moved_at timestamptz;
