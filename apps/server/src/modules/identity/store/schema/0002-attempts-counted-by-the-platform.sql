-- Tries are counted in one table of the platform, for modules below identity count theirs too.
insert into attempt (subject, failures, first_at, locked_until)
  select subject, failures, first_at, locked_until from identity_attempt;
drop table identity_attempt;
