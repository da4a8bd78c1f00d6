-- When a seed of shared draws was committed to, by the clock of the platform. Seeds of before are
-- taken as committed to when the first version that has them ran.
alter table wagering_event_seed
  add column committed_at timestamptz not null default clock_timestamp();
