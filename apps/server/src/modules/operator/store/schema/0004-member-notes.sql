-- What staff write about members. Notes are only ever added.
create table operator_member_note (
  note_id bigint generated always as identity primary key,
  member_id text not null,
  at timestamptz not null,
  staff_id text not null,
  staff text not null,
  text text not null
);
create index operator_member_note_of on operator_member_note (member_id, note_id desc);
