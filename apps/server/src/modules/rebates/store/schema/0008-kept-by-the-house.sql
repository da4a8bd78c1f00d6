-- What was due to an account that was closed by then stays with the house. `paid_at` is then when
-- that was decided.
alter table rebate_sum add column kept boolean not null default false;
alter table rebate_commission add column kept boolean not null default false;
