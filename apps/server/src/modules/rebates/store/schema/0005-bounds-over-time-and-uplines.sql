-- Every highest rate of the brand with its time: a day is paid by those that held on it. Without a
-- row the default of the code held.
create table rebate_bounds_change (
  change_id bigint generated always as identity primary key,
  category text not null,
  highest integer not null,
  at timestamptz not null
);
create index rebate_bounds_change_of on rebate_bounds_change (category, at desc);
insert into rebate_bounds_change (category, highest, at)
select category, highest, set_at from rebate_bounds;

-- The agent directly above, so that the rates directly below an agent are read from one index.
-- Empty: nobody. Null: written by an earlier release, filled in by the job.
alter table rebate_rate add column upline_id text;
