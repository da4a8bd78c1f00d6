-- Outside a transaction: rounds are opened all the time.
-- What a crash interrupted is looked for by each family alone, so that the open stakes of one hide
-- nothing of another.
drop index concurrently if exists wagering_round_own_open;
create index concurrently wagering_round_own_open on wagering_round (family, opened_at)
  where state = 'open' and vendor is null;
