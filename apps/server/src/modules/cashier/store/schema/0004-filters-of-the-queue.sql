-- Outside a transaction: cases are written with each step of a withdrawal.
-- Each filter of the queue in the queue's order: what few cases have is found without all others.
drop index concurrently if exists cashier_case_level;
create index concurrently cashier_case_level
  on cashier_case (state, level, rank, requested_at, withdrawal_id)
  where level <> '';
drop index concurrently if exists cashier_case_kind;
create index concurrently cashier_case_kind
  on cashier_case (state, kind, rank, requested_at, withdrawal_id);
drop index concurrently if exists cashier_case_waits;
create index concurrently cashier_case_waits
  on cashier_case (state, rank, requested_at, withdrawal_id)
  where hold <> '';
drop index concurrently if exists cashier_case_marks;
create index concurrently cashier_case_marks on cashier_case using gin (marks);
