-- The names of the secrets that this database was sealed with; they tell nothing of the secrets. A
-- host that knows none of them has another secret than its neighbours, and does not start.
create table secret_key (
  key_id text primary key,
  first_at timestamptz not null default now()
);
