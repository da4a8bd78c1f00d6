-- Of plays with thousands of outcomes an order changes a few: they stand in rows of a hundred, so
-- that only what an order adds to is read and written. No released version has such plays.
-- Small: wagering_exposure, a row for each kind of bet of an event.
alter table wagering_exposure
  -- The number of the first outcome of the row.
  add column first_outcome integer not null default 0 check (first_outcome >= 0),
  drop constraint wagering_exposure_pkey,
  add primary key (event_id, bet, first_outcome);
insert into wagering_exposure (event_id, bet, first_outcome, payouts)
  select event_id, bet, first, payouts[first + 1:first + 100]
  from wagering_exposure, generate_series(100, array_length(payouts, 1) - 1, 100) as first
  where array_length(payouts, 1) > 1000;
update wagering_exposure set payouts = payouts[1:100] where array_length(payouts, 1) > 1000;
-- All numbers of four digits were one outcome, and are outcomes of their own from here on.
delete from wagering_exposure where event_id like 'D4\_%' and array_length(payouts, 1) = 1;
