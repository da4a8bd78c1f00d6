-- A deposit that its provider took back counts for no condition any more.
alter table promotions_deposit add column reversed_at timestamptz;
