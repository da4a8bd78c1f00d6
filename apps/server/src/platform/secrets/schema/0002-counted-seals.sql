-- How many texts each secret still seals, counted once a day where there are several.
alter table secret_key
  add column seals bigint,
  add column counted_at timestamptz;
