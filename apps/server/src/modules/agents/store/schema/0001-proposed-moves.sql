-- Moves of members that one of staff proposed; a second person confirms them.
create table agents_proposed_move (
  member_id text primary key,
  upline_id text not null,
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);
