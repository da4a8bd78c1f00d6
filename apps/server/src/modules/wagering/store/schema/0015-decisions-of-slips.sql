-- What was decided of a slip after its stake and before its event had a result, e.g. at which
-- multiplier it was taken out of a flight.
alter table wagering_round add column decision jsonb;
