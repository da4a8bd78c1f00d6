-- Movements that figures of members have not counted yet, written with their postings. Who counts a
-- row deletes it in the same transaction, so each is counted once.
create table wallet_moved (
  id bigint generated always as identity primary key,
  player_id text not null,
  currency text not null,
  kind text not null,
  amount bigint not null,
  event text not null,
  reference text not null,
  at timestamptz not null
);
