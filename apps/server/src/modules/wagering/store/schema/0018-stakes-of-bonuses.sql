-- The bonus that pays for a part of a stake, and that part. Most rounds have none.
alter table wagering_round
  add column bonus_id text,
  add column bonus_stake bigint;
-- The part of a moved amount that a bonus paid or got.
alter table wagering_vendor_entry
  add column bonus_id text,
  add column bonus_moved bigint;
