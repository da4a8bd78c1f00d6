-- Who looks after work that must have one owner: a table's round, a draw, a fishing room.
create table lease (
  name text primary key,
  owner text not null,
  -- Grows with every change of owner, so that a late word of a former owner can be told apart.
  turn bigint not null default 1,
  until timestamptz not null
);
