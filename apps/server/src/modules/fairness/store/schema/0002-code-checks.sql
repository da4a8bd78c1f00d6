-- Every look at the code that decides money and chance: by which process, what it found, and which
-- release it was held against (empty: none is on record).
create table fairness_code_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  process text not null,
  why text not null check (why in ('start', 'daily', 'asked')),
  hash text not null,
  expected text not null,
  differing text[] not null
);
create index fairness_code_check_newest on fairness_code_check (at desc);
