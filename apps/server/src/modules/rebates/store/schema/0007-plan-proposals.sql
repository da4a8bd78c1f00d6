-- Terms of a plan that one of staff proposed; a second person confirms them.
-- Small: rebate_plan, a brand has a handful of plans.
alter table rebate_plan
  add proposal jsonb,
  add proposed_by text not null default '',
  add proposed_at timestamptz,
  add check ((proposal is null) = (proposed_at is null)),
  add check ((proposal is null) = (proposed_by = ''));
